import type { Call } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { chooseTexts } from '../../page/add-pages.ts';
import { type Html, html } from '../../page/html.ts';
import type { Cards } from '../cards.ts';
import type { EntryField } from '../core/check-card-entry.ts';
import { type CardFormTexts, EN } from './card-form.en.ts';
import { FR } from './card-form.fr.ts';
import { CARD_FORM_SCRIPT } from './card-form-script.ts';
import { CARD_FORM_STYLE } from './card-form-style.ts';
import { renderDocument } from './render-document.ts';

/** The card fields, for a page of one of the configured origins. `session`: what it shows them for. */
export function showCardForm({ state }: Cards, call: Call): Reply {
  const texts = chooseTexts({ fr: FR, en: EN }, call);
  const query = call.url.searchParams;
  const origin = query.get('origin') ?? '';
  const session = query.get('session') ?? '';
  if (!state.settings.portalOrigins.includes(origin) || !/^[\w.:-]{1,100}$/.test(session)) return refuse(texts);
  const { errors } = texts;
  const content = html`<main>
    <form
      id="card"
      novalidate
      aria-label="${texts.title}"
      data-origin="${origin}"
      data-session="${session}"
      data-texts="${JSON.stringify({ errors })}"
    >
      ${field(texts, 'number', { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 })}
      ${field(texts, 'expiry', { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9 })}
      ${field(texts, 'cvc', { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 })}
      ${field(texts, 'postalCode', { autocomplete: 'billing postal-code', inputmode: 'text', maxlength: 10 })}
      <div class="wide">
        <p class="hint">${texts.testOnly}</p>
      </div>
    </form>
  </main>`;
  return renderDocument({
    lang: texts.lang,
    title: texts.title,
    content,
    style: CARD_FORM_STYLE,
    script: CARD_FORM_SCRIPT,
    ancestor: origin,
  });
}

function field(
  texts: CardFormTexts,
  name: EntryField,
  input: { autocomplete: string; inputmode: string; maxlength: number },
): Html {
  const hint = name === 'cvc' ? html`<p class="hint" id="cvc-hint">${texts.cvcHint}</p>` : '';
  return html`<div class="${name === 'number' ? 'wide' : ''}">
    <label for="${name}">${texts[name]}</label>
    <input
      id="${name}"
      name="${name}"
      autocomplete="${input.autocomplete}"
      inputmode="${input.inputmode}"
      maxlength="${input.maxlength}"
      aria-describedby="${name}-error${name === 'cvc' ? ' cvc-hint' : ''}"
      required
    />
    <p class="error" id="${name}-error"></p>
    ${hint}
  </div>`;
}

/** Says so to a page that tries to show the fields elsewhere. */
export function refuse(texts: CardFormTexts): Reply {
  const content = html`<main>
    <h1>${texts.notAllowed}</h1>
    <p>${texts.notAllowedDetail}</p>
  </main>`;
  const { lang, notAllowed: title } = texts;
  return renderDocument({ lang, title, content, style: CARD_FORM_STYLE, script: '', ancestor: null }, 403);
}
