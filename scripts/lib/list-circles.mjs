import { posix } from 'node:path';

/** @typedef {{ readonly name: string, readonly text: string }} SourceFile */

/** A room is a folder of one purpose; rooms of an area stand on one another, and never in a circle. */
const ROOM =
  /^(?:api\/src\/features|domain\/src|web\/src\/features)\/[^/]+\/[^/]+(?:\/[^/]+)?(?=\/)|^(?:web\/src\/shared|terminal\/src|websrm\/src)\/[^/]+(?=\/)/;
const IMPORT = /(?:from|import\()\s*'([^']+)'/g;

/**
 * Lists rooms that import one another, directly or round about: each list is one circle.
 * @param {readonly SourceFile[]} sources
 * @returns {string[][]}
 */
export function listCircles(sources) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const { name, text } of sources) {
    const room = roomOf(name);
    if (!room) continue;
    const targets = arrows.get(room) ?? new Set();
    arrows.set(room, targets);
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = roomOf(pathOf(name, specifier));
      if (target && target !== room) targets.add(target);
    }
  }
  return findStronglyConnected(arrows);
}

/** @param {string} path */
const roomOf = (path) => ROOM.exec(path)?.[0];

/** @param {string} from @param {string} specifier */
function pathOf(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, folder = '', rest = ''] = /^@comptoir\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return `${folder}/src/${rest}`;
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} arrows
 * @returns {string[][]}
 */
function findStronglyConnected(arrows) {
  const reached = new Map([...arrows.keys()].map((room) => [room, reachedFrom(arrows, room)]));
  const isBothWays = (/** @type {string} */ one, /** @type {string} */ other) =>
    reached.get(one)?.has(other) && reached.get(other)?.has(one);
  const rooms = [...arrows.keys()].filter((room) => reached.get(room)?.has(room)).toSorted();
  return rooms
    .filter((room, place) => !rooms.slice(0, place).some((before) => isBothWays(before, room)))
    .map((room) => rooms.filter((other) => isBothWays(room, other)));
}

/**
 * @param {ReadonlyMap<string, ReadonlySet<string>>} arrows
 * @param {string} from
 */
function reachedFrom(arrows, from) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...(arrows.get(from) ?? [])];
  for (let room = waiting.pop(); room; room = waiting.pop()) {
    if (reached.has(room)) continue;
    reached.add(room);
    waiting.push(...(arrows.get(room) ?? []));
  }
  return reached;
}
