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

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
[ -f "$source/release.json" ] || fail 'Run it from a release: npm run release makes one.'
"$source/bin/node" --version >/dev/null || fail "The release is for another kind of machine than this $(uname -m)."

# where every user may be
cd /

echo '1 of 5: PostgreSQL'
if ! command -v psql >/dev/null || ! ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then
  DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends postgresql >/tmp/comptoir-install.log 2>&1 ||
    fail 'apt-get could not install postgresql: see /tmp/comptoir-install.log, run apt-get update perhaps.'
fi
has_units() { [ -d /run/systemd/system ]; }
if has_units; then systemctl start postgresql; else service postgresql start >/dev/null; fi
until runuser -u postgres -- pg_isready -q; do sleep 0.2; done

echo '2 of 5: user, program'
id comptoir >/dev/null 2>&1 || useradd --system --home-dir /var/lib/comptoir --shell /usr/sbin/nologin comptoir
install -d -m 0700 -o comptoir -g comptoir /var/lib/comptoir
version=$(sed -n 's/.*"version":"\([^"]*\)".*/\1/p' "$source/release.json")
if [ "$source" != "/opt/comptoir-$version" ]; then
  rm -rf "/opt/comptoir-$version"
  cp -a "$source" "/opt/comptoir-$version"
  chown -R root:root "/opt/comptoir-$version"
fi
ln -sfn "/opt/comptoir-$version" /opt/comptoir
ln -sfn /opt/comptoir/deploy/bin/comptoir /usr/local/bin/comptoir

echo '3 of 5: settings'
install -d -m 0750 -o root -g comptoir /etc/comptoir
secret() { head -c 24 /dev/urandom | base64 | tr '+/' '-_'; }
if [ ! -f /etc/comptoir/owner.env ]; then
  umask 077
  owner=$(secret)
  serve=$(secret)
  OWNER_PASSWORD=$owner SERVE_PASSWORD=$serve runuser -u postgres -- "/opt/comptoir-$version/deploy/create-database.sh"
  settings=/etc/comptoir/comptoir.env
  if [ "$demo" = on ]; then
    printf 'COMPTOIR_DEMO=on\nDATA_DIR=/var/lib/comptoir/3000\nDATABASE_URL=postgres://comptoir_serve:%s@127.0.0.1/comptoir\n' "$serve" >$settings
  else
    key=$(/opt/comptoir/bin/node -e "const {generateKeyPairSync}=require('crypto');process.stdout.write(generateKeyPairSync('ec',{namedCurve:'P-256'}).privateKey.export({type:'pkcs8',format:'pem'}))")
    sed -e "s|^DATABASE_URL=.*|DATABASE_URL=postgres://comptoir_serve:$serve@127.0.0.1/comptoir|" \
      -e "s|^COMPTOIR_SECRET_KEY=.*|COMPTOIR_SECRET_KEY=$(head -c 32 /dev/urandom | base64)|" \
      -e '/^COMPTOIR_TOKEN_KEY=/d' /opt/comptoir/deploy/comptoir.env.example >$settings
    printf 'COMPTOIR_TOKEN_KEY="%s"\n' "$key" >>$settings
  fi
  chgrp comptoir $settings
  chmod 0640 $settings
  printf 'DATABASE_MIGRATE_URL=postgres://comptoir_owner:%s@127.0.0.1/comptoir\n' "$owner" >/etc/comptoir/owner.env
fi

echo '4 of 5: schema'
(
  set -a
  . /etc/comptoir/comptoir.env
  . /etc/comptoir/owner.env
  DATA_DIR=/tmp/comptoir-migrate
  /opt/comptoir/deploy/bin/comptoir migrate
)

echo '5 of 5: server'
cp /opt/comptoir/deploy/systemd/comptoir@.service /etc/systemd/system/ 2>/dev/null || true
if ! grep -q '^ISSUER_GST=.' /etc/comptoir/comptoir.env && ! grep -q '^COMPTOIR_DEMO=on' /etc/comptoir/comptoir.env; then
  echo 'Fill /etc/comptoir/comptoir.env now, then: systemctl enable --now comptoir@3000 comptoir@3001'
elif has_units; then
  systemctl daemon-reload
  systemctl enable --quiet comptoir@3000
  for unit in $(systemctl list-units --plain --no-legend 'comptoir@*' | cut -d' ' -f1 | grep . || echo comptoir@3000); do
    systemctl restart "$unit"
    port=${unit#comptoir@}
    PORT=${port%.service} timeout 60 sh -c 'until comptoir ready; do sleep 1; done' || fail "$unit does not get ready: journalctl -u $unit"
  done
  echo 'Comptoir runs.'
else
  echo 'No systemd here. Start it with: runuser -u comptoir -- comptoir start'
fi
