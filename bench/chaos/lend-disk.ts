import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own for a Comptoir's folder, which can be filled to the last byte. */
export interface Disk {
  /** True when it can be filled; elsewhere than as root on Linux there is no disk of its own. */
  readonly isOwn: boolean;
  fill(): void;
  /** Gives back what filled it. */
  free(): void;
  remove(): void;
}

/** Folders of the outside world, which stay outside: a full disk is ours alone. */
const OUTSIDE = ['authority', 'cards', 'clover', 'mailbox'];
const BLOCK = 1 << 20;

export function lendDisk(folder: string): Disk {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const isOwn = mount(dataDir);
  if (isOwn)
    for (const name of OUTSIDE) {
      mkdirSync(join(folder, 'outside', name), { recursive: true, mode: 0o700 });
      symlinkSync(join(folder, 'outside', name), join(dataDir, name));
    }
  const filler = (name: string): string => join(dataDir, name);
  return {
    isOwn,
    fill: () => {
      const { bavail, bsize } = statfsSync(dataDir);
      const blocks = Math.floor((bavail * bsize) / BLOCK);
      try {
        for (let count = 0; count < blocks; count += 1) writeFileSync(filler('filler'), FILLING, { flag: 'a' });
        writeFileSync(filler('filler-rest'), FILLING);
      } catch {
        // full, which is what was wanted
      }
    },
    free: () => {
      for (const name of ['filler', 'filler-rest']) rmSync(filler(name), { force: true });
    },
    remove: () => {
      if (isOwn) execFileSync('umount', ['--lazy', dataDir]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const FILLING = Buffer.alloc(BLOCK);

function mount(dataDir: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1500m,mode=0755', 'tmpfs', dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
