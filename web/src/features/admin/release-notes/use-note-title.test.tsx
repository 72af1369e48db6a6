import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { within } from '../../../../test/within.tsx';
import { useNoteTitle } from './use-note-title.ts';

it.each([
  ['en', 'Devices'],
  ['fr', 'Les appareils'],
] as const)('a note is headed in the language of the interface, %s', (language, title) => {
  const { result } = renderHook(useNoteTitle, { wrapper: within({ language }) });
  expect(result.current({ titleFr: 'Les appareils', titleEn: 'Devices' } as never)).toBe(title);
});
