import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Surroundings of a program in a root that is not this machine's. */
export interface Inside {
  readonly env: NodeJS.ProcessEnv;
  /** Number of a user and a group there; root when it is left out. */
  readonly user?: number;
  /** Folders of the root that may be written; everything may when it is left out. */
  readonly writable?: readonly string[];
  /** True for a network of its own, in which no port is taken and nobody answers. */
  readonly isAlone?: boolean;
}

/**
 * Starts a program as the first process of a machine that has this root, as a container's engine does: in memory of its own at `/tmp`, with
 * processes and mounts of its own. It ends with the child.
 */
export function startInside(root: string, words: readonly string[], inside: Inside): ChildProcess {
  const spaces = ['--mount', '--pid', '--fork', '--kill-child', ...(inside.isAlone ? ['--net'] : [])];
  return spawn('unshare', [...spaces, 'sh', '-euc', mountsOf(root, inside), 'sh', ...words], { env: inside.env });
}

const mountsOf = (root: string, { user = 0, writable, isAlone }: Inside): string =>
  [
    ...(isAlone ? ['ip link set lo up'] : []),
    `mount --bind ${root} ${root}`,
    ...(writable ?? []).map((folder) => `mount --bind ${root}${folder} ${root}${folder}`),
    ...(writable ? [`mount -o remount,bind,ro ${root}`] : []),
    `mount --rbind /dev ${root}/dev`,
    `mount -t proc proc ${root}/proc`,
    `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
    `exec chroot --userspec=${user}:${user} ${root} "$@"`,
  ].join('\n');

/** The number, on this machine, of the program that was started inside. */
export async function findFirst(child: ChildProcess): Promise<number> {
  for (let left = 100; left > 0; left -= 1) {
    const number = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
    if (number > 0) return number;
    await sleep(50);
  }
  throw new Error('nothing was started inside');
}

/** Runs a command beside the program with that number. Returns what it printed. @throws Error with all it said when it fails */
export function runBeside(first: number, words: readonly string[], env: NodeJS.ProcessEnv): string {
  const spaces = ['--target', String(first), '--mount', '--net', '--pid', '--root', '--wd'];
  return execFileSync('nsenter', [...spaces, ...words], { env, encoding: 'utf8', stdio: 'pipe' });
}
