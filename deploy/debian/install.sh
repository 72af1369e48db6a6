#!/bin/sh
# Installs this release on a Debian machine, or brings the one that is there up to it: PostgreSQL, database, user, settings, units.
#   sudo deploy/debian/install.sh        a true installation; the first time it ends with the settings that are still to be filled
#   sudo deploy/debian/install.sh --try  the demo world on port 3000, with its simulated outside world
# It can be run again after anything. What it keeps: /etc/comptoir, /var/lib/comptoir, the database.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

[ "$(id -u)" = 0 ] || fail 'This needs root: sudo deploy/debian/install.sh'
command -v apt-get >/dev/null || fail 'This is no Debian: docs/self-hosting.md says how it goes elsewhere.'
case "${1:-}" in
  '') demo=off ;;
  --try) demo=on ;;
  *) fail "Not understood: $1. Nothing or --try." ;;
esac

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
[ -f "$source/release.json" ] || fail 'Run it from a release: npm run release makes one.'
"$source/bin/node" --version >/dev/null || fail "The release is for another kind of machine than this $(uname -m)."

settings=/etc/comptoir/comptoir.env
if [ "$demo" = on ] && [ -f $settings ] && ! grep -q '^COMPTOIR_DEMO=on' $settings; then
  fail "This machine has a true installation ($settings): --try is for a machine without one."
fi
# where every user may be
cd /

echo '1 of 5: PostgreSQL'
if ! command -v psql >/dev/null || ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql >/tmp/comptoir-install.log 2>&1 ||
    fail 'apt-get could not install postgresql: see /tmp/comptoir-install.log, run apt-get update perhaps.'
fi
has_units() { [ -d /run/systemd/system ]; }
if has_units; then systemctl start postgresql; else service postgresql start >/dev/null; fi
timeout 30 runuser -u postgres -- sh -c 'until pg_isready -q; do sleep 0.2; done' ||
  fail 'PostgreSQL does not answer: pg_lsclusters says which clusters there are; pg_createcluster --start 15 main makes one.'

echo '2 of 5: user, program'
id comptoir >/dev/null 2>&1 || useradd --system --home-dir /var/lib/comptoir --shell /usr/sbin/nologin comptoir
install -d -m 0700 -o comptoir -g comptoir /var/lib/comptoir
version=$(sed -n 's/.*"version":"\([^"]*\)".*/\1/p' "$source/release.json")
if [ "$source" != "/opt/comptoir-$version" ]; then
  rm -rf "/opt/comptoir-$version.new"
  cp -a "$source" "/opt/comptoir-$version.new"
  chown -R root:root "/opt/comptoir-$version.new"
  rm -rf "/opt/comptoir-$version"
  mv "/opt/comptoir-$version.new" "/opt/comptoir-$version"
fi
ln -sfn "/opt/comptoir-$version" /opt/comptoir
ln -sfn /opt/comptoir/deploy/bin/comptoir /usr/local/bin/comptoir

echo '3 of 5: settings'
install -d -m 0750 -o root -g comptoir /etc/comptoir
secret() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }
# Each file gets its name once it is whole, and passwords are kept before a login has them: what broke off goes on.
# Secrets are written by the shell itself, never as words of a command that others could list.
umask 077
keep() {
  chgrp comptoir "$1.new"
  chmod "$2" "$1.new"
  mv "$1.new" "$1"
}
if [ ! -f /etc/comptoir/passwords.env ]; then
  printf 'OWNER_PASSWORD=%s\nSERVE_PASSWORD=%s\n' "$(secret)" "$(secret)" >/etc/comptoir/passwords.env.new
  keep /etc/comptoir/passwords.env 0600
fi
. /etc/comptoir/passwords.env
if [ ! -f $settings ]; then
  database=postgres://comptoir_serve:$SERVE_PASSWORD@127.0.0.1/comptoir
  if [ "$demo" = on ]; then
    printf 'COMPTOIR_DEMO=on\nDATA_DIR=/var/lib/comptoir/3000\nDATABASE_URL=%s\n' "$database" >$settings.new
  else
    key=$(/opt/comptoir/bin/node -e "const {generateKeyPairSync}=require('crypto');process.stdout.write(generateKeyPairSync('ec',{namedCurve:'P-256'}).privateKey.export({type:'pkcs8',format:'pem'}))")
    sed -E '/^(DATABASE_URL|COMPTOIR_SECRET_KEY|COMPTOIR_TOKEN_KEY)=/d' /opt/comptoir/deploy/comptoir.env.example >$settings.new
    printf 'DATABASE_URL=%s\nCOMPTOIR_SECRET_KEY=%s\nCOMPTOIR_TOKEN_KEY="%s"\n' \
      "$database" "$(head -c 32 /dev/urandom | base64)" "$key" >>$settings.new
  fi
  keep $settings 0640
fi
export OWNER_PASSWORD SERVE_PASSWORD
runuser -u postgres --preserve-environment -- "/opt/comptoir-$version/deploy/create-database.sh"
umask 022

echo '4 of 5: schema'
(
  set -a
  . $settings
  DATABASE_MIGRATE_URL=postgres://comptoir_owner:$OWNER_PASSWORD@127.0.0.1/comptoir
  DATA_DIR=/tmp/comptoir-migrate
  /opt/comptoir/deploy/bin/comptoir migrate
)

echo '5 of 5: server'
cp /opt/comptoir/deploy/systemd/comptoir@.service /etc/systemd/system/ 2>/dev/null || true
if ! grep -q '^ISSUER_GST=.' $settings && ! grep -q '^COMPTOIR_DEMO=on' $settings; then
  echo "Fill $settings now, then: systemctl enable --now comptoir@3000 comptoir@3001"
elif has_units; then
  systemctl daemon-reload
  systemctl enable --quiet comptoir@3000
  for unit in $(systemctl list-units --plain --no-legend 'comptoir@*' | cut -d' ' -f1 | grep . || echo comptoir@3000); do
    systemctl restart "$unit"
    port=${unit#comptoir@}
    PORT=${port%.service} timeout 60 sh -c 'until comptoir ready; do sleep 1; done' || fail "$unit does not get ready: journalctl -u $unit"
  done
  # the demo's till is linked a moment after the server is ready, and the next command of docs/self-hosting.md sells with it
  [ "$demo" = off ] || timeout 60 sh -c 'until [ -e /var/lib/comptoir/3000/terminal/caisse/certificate.pem ]; do sleep 1; done' ||
    fail 'The demo has no till yet: journalctl -u comptoir@3000'
  echo 'Comptoir runs.'
else
  echo 'No systemd here. Start it with: runuser -u comptoir -- comptoir start'
fi
