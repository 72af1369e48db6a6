import { expect, it } from 'vitest';
import { releaseNoteState } from './release-note-state.ts';

const NOW = new Date('2026-06-15T15:00:00Z');

it.each([
  [null, 'draft'],
  ['2026-06-15T15:00:00.001Z', 'scheduled'],
  ['2026-06-15T15:00:00Z', 'published'],
  ['2025-01-01T00:00:00Z', 'published'],
] as const)('a release note for %s is %s', (publishAt, state) => {
  expect(releaseNoteState(publishAt === null ? null : new Date(publishAt), NOW)).toBe(state);
});
