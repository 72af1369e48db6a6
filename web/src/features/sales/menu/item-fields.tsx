import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import { entriesOf, ITEM_ACTIVITIES, ITEM_CLASSES, MOST } from '@comptoir/domain/sales/menu/menu-entry';
import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatRate } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useTaxCalendar, useTaxDay } from '../../../shared/taxes/use-tax-rates.ts';
import { Columns } from '../../../ui/layout.tsx';
import { ChosenList } from './chosen-list.tsx';
import { PriceFields } from './price-fields.tsx';
import type { TypedEntry } from './typed-entry.ts';
import { useClassWords } from './use-field-words.ts';
import type { EntryPart } from './use-entry-editor.ts';

/** Fields of an item: what it costs, its taxes, and where it stands among the others. */
export function ItemFields(part: EntryPart) {
  const t = useTranslations('menuEditor');
  const { typed, change, entries, fault } = part;
  const named = useNamed(entries);
  const select = (name: 'category' | 'course', kind: 'category' | 'course') => ({
    required: false,
    label: t(name),
    value: typed[name],
    error: fault(name),
    data: [{ value: '', label: t('none') }, ...named(kind)],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: currentTarget.value }),
  });
  return (
    <>
      <PriceFields {...part} />
      <TaxClass {...part} />
      <Columns least="11rem" align="start">
        <NativeSelect {...select('category', 'category')} />
        <NativeSelect {...select('course', 'course')} />
        <NativeSelect
          required={false}
          label={t('activity')}
          value={typed.activity}
          data={[
            { value: '', label: t('activities.own') },
            ...ITEM_ACTIVITIES.map((value) => ({ value, label: t(`activities.${value}`) })),
          ]}
          onChange={({ currentTarget }) => change({ activity: currentTarget.value as TypedEntry['activity'] })}
        />
      </Columns>
      <ChosenList
        label={t('groups')}
        none={t('noGroups')}
        add={t('addGroup')}
        choices={named('group')}
        chosen={typed.groups}
        most={MOST.groups}
        error={fault('groups')}
        onChange={(groups) => change({ groups })}
      />
    </>
  );
}

/** Entries of a kind as choices, in the reader's language. */
function useNamed(entries: EntryPart['entries']) {
  const language = useLanguage();
  return (kind: 'category' | 'course' | 'group') =>
    entriesOf(entries, kind).map(({ code, name }) => ({ value: code, label: name[language] }));
}

/** The class of what is sold, with its rates of today. */
function TaxClass({ typed: { taxClass }, change }: EntryPart) {
  const t = useTranslations('menuEditor');
  const language = useLanguage();
  const classWords = useClassWords();
  const [calendar, day] = [useTaxCalendar(), useTaxDay()];
  const { gst, qst } = ratesOfClass(calendar, taxClass === 'baked-goods' ? 'meal' : taxClass, day);
  const rates = { gst: formatRate(gst, language), qst: formatRate(qst, language) };
  const untaxed = gst === 0 && qst === 0 ? t('untaxed') : t('rates', rates);
  return (
    <NativeSelect
      required
      label={t('taxClass')}
      value={taxClass}
      description={taxClass === 'baked-goods' ? t('bakedGoodsRates', rates) : untaxed}
      data={ITEM_CLASSES.map((value) => ({ value, label: classWords(value) }))}
      onChange={({ currentTarget }) => change({ taxClass: currentTarget.value as TypedEntry['taxClass'] })}
    />
  );
}
