import type { LocalCall } from '../../loopback/create-local-listener.ts';
import { chooseLanguage } from '../../page/choose-language.ts';
import { type CardFormTexts, EN } from './card-form.en.ts';
import { FR } from './card-form.fr.ts';

/** The texts in the language of whoever asks. */
export function cardFormTexts({ request, url }: Pick<LocalCall, 'request' | 'url'>): CardFormTexts {
  return { fr: FR, en: EN }[chooseLanguage(url.searchParams.get('lang'), request.headers['accept-language'])];
}
