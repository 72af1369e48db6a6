import type { Reply } from '../../loopback/reply.ts';
import { html } from '../../page/html.ts';
import type { Cards } from '../cards.ts';
import type { EntryField } from '../core/check-card-entry.ts';
import { EN } from '../frame/card-form.en.ts';
import { FR } from '../frame/card-form.fr.ts';
import { CARD_FORM_STYLE } from '../frame/card-form-style.ts';
import { renderDocument } from '../frame/render-document.ts';
import { refuse } from '../frame/show-card-form.ts';
import { ELEMENT_SCRIPT } from './element-script.ts';

interface ElementField {
  name: EntryField;
  autocomplete: string;
}

const ELEMENTS: Readonly<Record<string, ElementField>> = {
  CARD_NUMBER: { name: 'number', autocomplete: 'cc-number' },
  CARD_DATE: { name: 'expiry', autocomplete: 'cc-exp' },
  CARD_CVV: { name: 'cvc', autocomplete: 'cc-csc' },
  CARD_POSTAL_CODE: { name: 'postalCode', autocomplete: 'billing postal-code' },
};

/** One card field, as the frame that Clover's script puts into a page of a configured origin. */
export function showElement({ state }: Cards, { searchParams: query }: URL): Reply {
  const texts = query.get('lang') === 'fr' ? FR : EN;
  const [field, channel, origin] = [query.get('field') ?? '', query.get('channel') ?? '', query.get('origin') ?? ''];
  const element = ELEMENTS[field];
  if (!element || !/^[0-9a-f-]{36}$/.test(channel) || !state.settings.portalOrigins.includes(origin)) {
    return refuse(texts);
  }
  const content = html`<label for="field">${texts[element.name]}</label>
    <input
      id="field"
      autocomplete="${element.autocomplete}"
      aria-describedby="error"
      data-field="${field}"
      data-channel="${channel}"
      data-origin="${origin}"
      data-required="${texts.errors[element.name].required}"
    />
    <p class="error" id="error" role="alert"></p>`;
  return renderDocument({
    lang: texts.lang,
    title: texts[element.name],
    content,
    style: CARD_FORM_STYLE,
    script: ELEMENT_SCRIPT,
    ancestor: origin,
  });
}
