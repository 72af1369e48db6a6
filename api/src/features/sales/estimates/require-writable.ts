import type { EstimateContent, EstimateItem } from '@comptoir/domain/sales/estimates/estimate-content';
import { isWritableItem } from '@comptoir/websrm/requests/allowed-text';
import { AppError } from '../../../platform/http/app-error.ts';

/**
 * What the customer accepts is what the contract says that is signed for it: its words have to be ones that the authority takes.
 * @throws AppError validation-failed, naming each text that would read otherwise
 */
export function requireWritable({ occasion, items }: EstimateContent): void {
  const texts = [{ path: 'content.occasion.name', text: occasion.name }, ...items.flatMap(textsOf)];
  const faults = texts.filter(({ text }) => !isWritableItem(text)).map(({ path }) => ({ path, rule: 'unwritable' }));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
}

const textsOf = ({ description, drinks = [] }: EstimateItem, at: number) => [
  { path: `content.items.${at}.description`, text: description },
  ...drinks.map((drink, of) => ({ path: `content.items.${at}.drinks.${of}.description`, text: drink.description })),
];
