import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** File at the top of a release, which is built and whole: nothing of it is installed or built again. */
export const RELEASE_FILE = 'release.json';

/** @param {string} root */
export const isRelease = (root) => existsSync(join(root, RELEASE_FILE));
