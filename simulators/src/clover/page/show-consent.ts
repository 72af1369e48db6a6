import type { Call as AnyCall } from '../../loopback/create-listener.ts';
import type { Reply } from '../../loopback/reply.ts';
import { chooseTexts } from '../../page/add-pages.ts';
import { framedReply } from '../../page/framed-reply.ts';
import { type Html, html } from '../../page/html.ts';
import type { Clover } from '../clover.ts';
import type { AuthorizeRefusal, AuthorizeRequest } from '../oauth/authorize-query.ts';
import { liveEmployees, type Merchant } from '../state/merchant.ts';
import { type CloverTexts, EN } from './clover-page.en.ts';
import { FR } from './clover-page.fr.ts';
import { roleOf } from './render-home.ts';

type Call = Pick<AnyCall, 'request' | 'url'>;

/** Asks who is there and whether the app may come in. `suggested`: merchant and employee, chosen already. */
export function showConsent(
  { state }: Clover,
  { query, suggested }: { query: AuthorizeRequest; suggested: string },
  call: Call,
): Reply {
  const texts = chooseTexts({ fr: FR, en: EN }, call);
  const permissions = state.settings.permissions.map((one) => html`<li>${texts.permissions[one]}</li>`);
  const content = html`<section>
    <form method="post" action="${call.url.pathname}${call.url.search}">
      <p>${texts.consentAsks}</p>
      <ul>
        ${permissions}
      </ul>
      <p>
        <label for="who">${texts.who}</label>
        <select id="who" name="who">
          ${query.merchants.map((merchant) => renderStaff(merchant, suggested, texts))}
        </select>
      </p>
      <p class="choice">
        <button name="decision" value="allow">${texts.allow}</button>
        <button class="quiet" name="decision" value="deny">${texts.deny}</button>
      </p>
    </form>
  </section>`;
  // The answer to the form leads to the portal, which the browser counts as a target of it.
  const formTargets = [new URL(query.redirectUri).origin];
  return framedReply(texts, { heading: texts.consentTitle, content, query: queryOf(call) }, { formTargets });
}

function renderStaff(merchant: Merchant, suggested: string, texts: CloverTexts): Html {
  const { id, name } = merchant;
  const options = liveEmployees(merchant).map((employee) => {
    const value = `${id}.${employee.id}`;
    const chosen = value === suggested ? html`selected` : '';
    return html`<option value="${value}" ${chosen}>${name} · ${employee.name}, ${roleOf(employee, texts)}</option>`;
  });
  return html`<optgroup label="${name}">${options}</optgroup>`;
}

/** Says what is wrong, to a person: a wrong request is never answered by a redirect. */
export function showRefusal(refusal: AuthorizeRefusal, call: Call): Reply {
  const texts = chooseTexts({ fr: FR, en: EN }, call);
  const content = html`<section><p>${texts.refusals[refusal]}</p></section>`;
  return framedReply(texts, { heading: texts.refusedTitle, content, query: queryOf(call) }, { status: 400 });
}

function queryOf({ url }: Call): string {
  const params = new URLSearchParams(url.search);
  params.delete('lang');
  return params.size === 0 ? '' : `${params.toString()}&`;
}
