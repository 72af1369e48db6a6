import type { LocalCall } from '../../loopback/create-local-listener.ts';
import { chooseLanguage } from '../../page/choose-language.ts';
import { type CloverTexts, EN } from './clover-page.en.ts';
import { FR } from './clover-page.fr.ts';

/** The texts in the language of whoever asks. */
export function cloverTexts({ request, url }: Pick<LocalCall, 'request' | 'url'>): CloverTexts {
  return { fr: FR, en: EN }[chooseLanguage(url.searchParams.get('lang'), request.headers['accept-language'])];
}
