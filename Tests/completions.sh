#!/bin/bash
# Tries the completions in real shells: Tests/completions.sh PATH-OF-RIVULET
# Shells that are missing are installed from Debian's or Ubuntu's packages if that is possible, else skipped.
set -u
tool=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PATH="$folder/bin:$PATH" HOME="$folder"
mkdir "$folder/bin" "$folder/files"
ln -s "$tool" "$folder/bin/rivulet"
touch "$folder/files/intro.riv"
cd "$folder/files" || exit 1
failures=0

missing=()
for shell in zsh fish; do command -v $shell >/dev/null || missing+=($shell); done
if ((${#missing[@]})) && command -v apt-get >/dev/null; then
    sudo=""
    [ "$(id -u)" = 0 ] || sudo=sudo
    install=($sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}")
    "${install[@]}" >/dev/null 2>&1 || { $sudo apt-get update >/dev/null 2>&1 && "${install[@]}" >/dev/null 2>&1; }
fi

# check SHELL LINE WORDS: the shell must offer at least these words for the line
check() {
    local offered word
    offered=$("offer_$1" "$2")
    for word in $3; do
        if ! grep -qxF -- "$word" <<<"$offered"; then
            echo "$1: '$2' does not offer '$word' but: $(tr '\n' ' ' <<<"$offered")"
            failures=$((failures + 1))
        fi
    done
    for word in ${4:-}; do
        if grep -qxF -- "$word" <<<"$offered"; then
            echo "$1: '$2' offers '$word'"
            failures=$((failures + 1))
        fi
    done
}

# The same questions to every shell.
ask() {
    check "$1" "rivulet insp" "inspect" "dump"
    check "$1" "rivulet " "inspect run diff completions help"
    check "$1" "rivulet help dif" "diff"
    check "$1" "rivulet inspect --gr" "--graph" "--json"
    check "$1" "rivulet inspect --graph " "mermaid dot" "tree"
    check "$1" "rivulet dump --format " "tree rml json" "dot"
    check "$1" "rivulet dump intro.riv --for" "--format"
    check "$1" "rivulet inspect in" "intro.riv"
    check "$1" "rivulet build --output in" "intro.riv"
    check "$1" "rivulet build -o in" "intro.riv"
    check "$1" "rivulet completions " "bash zsh fish" "intro.riv"
    check "$1" "rivulet --color " "auto always never"
    check "$1" "rivulet diff intro.riv --j" "--json"
    echo "$1: done"
}

# In bash the function is called as bash calls it.
offer_bash() {
    bash --norc -c '
        source <(rivulet completions bash)
        read -ra COMP_WORDS <<<"$1"
        [[ $1 == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _rivulet
        printf "%s\n" "${COMPREPLY[@]}"' bash "$1"
}

offer_fish() { fish --no-config -c 'rivulet completions fish | source; complete -C "$argv[1]"' "$1" | cut -f1; }

# Zsh completes only in its line editor: what it would show is caught in a terminal.
offer_zsh() {
    zsh -f -c '
        zmodload zsh/zpty
        zpty shell "zsh -f -i"
        zpty -w shell "PS1= RPS1= TERM=dumb; unsetopt zle_bracketed_paste; autoload -U compinit; compinit -u -D"
        zpty -w shell "source <(rivulet completions zsh)"
        zpty -w shell "caught() { compadd() { local -a found; builtin compadd -O found \"\$@\"; print -rl -- \$found >> $1; builtin compadd \"\$@\" }; _main_complete }"
        zpty -w shell "zle -C caught complete-word caught; bindkey \"^T\" caught; print REA\DY"
        while zpty -r shell line; do [[ $line == *READY* ]] && break; done
        zpty -w -n shell "$2"$'"'\\x14'"'
        sleep 1
        zpty -w -n shell $'"'\\x15'"'"print DO\NE"$'"'\\n'"'
        while zpty -r shell line; do [[ $line == *DONE* ]] && break; done
        zpty -d shell' zsh "$folder/caught" "$1" >/dev/null 2>&1
    # Values after an = are offered without it.
    sed 's/=$//' "$folder/caught" 2>/dev/null
    rm -f "$folder/caught"
}

for shell in bash zsh fish; do
    if command -v $shell >/dev/null; then ask $shell; else echo "$shell: not there, skipped"; fi
done
rivulet completions bash | bash -n || failures=$((failures + 1))
exit $((failures > 0))
