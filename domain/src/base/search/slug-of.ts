import { foldText } from './fold-text.ts';

/** A name as a word for codes and files: `Bœuf à la mode` is `boeuf-a-la-mode`. Empty where no letter and no digit of it is left. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
