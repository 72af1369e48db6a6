import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/**
 * The process that listens on a TCP port, as far as we are allowed to see it.
 * @param {number} port
 * @returns {number | null}
 */
export function findPortOwner(port) {
  try {
    return process.platform === 'linux' ? fromProc(port) : fromLsof(port);
  } catch {
    return null;
  }
}

/** @param {number} port */
function fromProc(port) {
  const inodes = new Set(
    [...listeners('/proc/net/tcp', port), ...listeners('/proc/net/tcp6', port)].map((inode) => `socket:[${inode}]`),
  );
  if (inodes.size === 0) return null;
  return (
    readdirSync('/proc')
      .map(Number)
      .filter(Number.isInteger)
      .find((pid) => holdsOne(pid, inodes)) ?? null
  );
}

/**
 * @param {string} table
 * @param {number} port
 */
function listeners(table, port) {
  const LISTENING = '0A';
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .map((fields) => fields[9]);
}

/**
 * @param {number} pid
 * @param {Set<string>} sockets
 */
function holdsOne(pid, sockets) {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((fd) => sockets.has(linkOf(`${folder}/${fd}`)));
  } catch {
    return false;
  }
}

/** @param {string} path */
function linkOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** @param {number} port */
function fromLsof(port) {
  const answer = execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
  return Number.parseInt(answer, 10) || null;
}
