import { SAMPLE_MENU } from '@comptoir/domain/sales/menu/sample-menu';
import { asSystem } from './merchants.ts';
import type { TestApp } from '../test-app.ts';

/** Gives a merchant the menu of the sample, as its first version, and an inventory of a provider that it has its categories from. */
export async function saveSampleMenu(test: TestApp, merchantId: string): Promise<void> {
  await asSystem(test, {
    text: "insert into menu_versions (merchant_id, version, stamp, made_at) values ($1, 1, '0123456789ab', now())",
    values: [merchantId],
  });
  const entries = SAMPLE_MENU.map(({ code, place, isOut: _isOut, ...content }) => ({
    kind: content.kind,
    code,
    place,
    content,
  }));
  await asSystem(test, {
    text: `insert into menu_entries (merchant_id, kind, code, content, place, revision, version)
      select $1, x.kind, x.code, x.content, x.place, 1, 1
        from jsonb_to_recordset($2::jsonb) as x(kind text, code text, content jsonb, place double precision)`,
    values: [merchantId, JSON.stringify(entries)],
  });
  for (const text of [
    "insert into menu_names (merchant_id, code, name) select $1, code, content -> 'name' ->> 'fr' from menu_entries where merchant_id = $1 and kind = 'item'",
    `insert into menu_inventories (merchant_id, inventory, stamp, read_at)
      values ($1, '{"categories": [], "groups": [], "items": []}', '0123456789ab', now())`,
    `insert into menu_provider_links (merchant_id, kind, provider_id, code, given)
      select merchant_id, kind, code, code, '{"name": "x"}' from menu_entries where merchant_id = $1 and kind = 'category'`,
  ])
    await asSystem(test, { text, values: [merchantId] });
}
