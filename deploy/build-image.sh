#!/bin/sh
# Builds the image where there is no registry of images and no Docker: Debian's root by mmdebstrap, Node by npm, the rest by buildah from
# the Dockerfile. As root, on Debian 12 with `apt-get install mmdebstrap buildah`:
#   deploy/build-image.sh
# It is localhost/comptoir then; `buildah push localhost/comptoir docker-archive:comptoir.tar` takes it to where it is to run.
set -eu
cd "$(dirname "$0")/.."
for program in mmdebstrap buildah npm; do
  command -v $program >/dev/null || {
    echo "$program is not there: apt-get install mmdebstrap buildah, and Node with npm." >&2
    exit 1
  }
done
parts=$(mktemp -d)
trap 'rm -rf "$parts"' EXIT

# Debian's root may be at hand already
if [ -z "${DEBIAN_ROOT:-}" ]; then
  DEBIAN_ROOT=$parts/debian.tar
  mmdebstrap --quiet --variant=minbase bookworm "$DEBIAN_ROOT"
fi
case $(uname -m) in aarch64) arch=arm64 ;; *) arch=x64 ;; esac
npm pack --silent --pack-destination "$parts" "node-linux-$arch@24" >/dev/null
mkdir "$parts/node"
tar -xzf "$parts"/node-linux-*.tgz -C "$parts/node" --strip-components=1 package/bin/node

base=$(buildah from scratch)
buildah add --quiet "$base" "$DEBIAN_ROOT" / >/dev/null
buildah commit --quiet "$base" localhost/debian >/dev/null
buildah copy --quiet "$base" "$parts/node/bin/node" /usr/local/bin/node >/dev/null
buildah copy --quiet "$base" "$(npm root --global)/npm" /usr/local/lib/node_modules/npm >/dev/null
buildah run --isolation chroot "$base" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
# whom this machine trusts, npm trusts while the image is built
if [ -r /etc/ssl/certs/ca-certificates.crt ]; then
  buildah copy --quiet "$base" /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$base"
fi
buildah commit --quiet --rm "$base" localhost/node >/dev/null

# of the formats, Docker's alone has a check of health
buildah bud --isolation chroot --format docker --layers=false --pull-never --file deploy/Dockerfile --tag localhost/comptoir \
  --build-arg NODE_IMAGE=localhost/node --build-arg BASE_IMAGE=localhost/debian .
