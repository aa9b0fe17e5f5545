#!/bin/bash
# Renders pictures: build.sh [id ...]   (without an id, all that are missing; a picture that exists stays)
# Needs: apt-get install -y --no-install-recommends blender python3-numpy python3-pil g++   (Debian 12: Blender 3.4, Cycles on the CPU)
set -e
S=$(cd "$(dirname "$0")" && pwd); O=${OUT:-$S/../../src/content/media}; T=${TMP_DIR:-$(mktemp -d)}; mkdir -p "$T" "$O"
export PYTHONDONTWRITEBYTECODE=1 DENOISE=$T/denoise; [ -x "$DENOISE" ] || g++ -O3 -march=native -ffast-math -pthread "$S/denoise.cpp" -o "$DENOISE"
for i in ${*:-$(/usr/bin/python3 "$S/catalogue.py" ids)}; do
  [ -e "$O/$i.jpg" ] && continue
  blender -b -P "$S/render.py" -- "$i" --res "${RES:-1032x688}" --spp "${SPP:-6}" --threads "${THREADS:-2}" --out "$T" | grep -E 'DONE|FAIL|Error' || true
  /usr/bin/python3 "$S/post.py" "$T/$i" "$O/$i.jpg" "$(/usr/bin/python3 "$S/postopts.py" "$i")"
done
