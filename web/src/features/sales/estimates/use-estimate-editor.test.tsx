import type { EstimateContent } from '@comptoir/domain/sales/estimates/estimate-content';
import { act, render, renderHook } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { errorMessagesEn } from '../../../shared/errors/error-messages.en.ts';
import { estimateEditorEn } from './estimate-editor.en.ts';
import { emptyEstimate, emptyItem, type TypedEstimate } from './typed-estimate.ts';
import { priceWhatThereIs, useEstimateEditor } from './use-estimate-editor.ts';
import { TAX_CALENDAR } from '@comptoir/domain/base/taxes/tax-calendar';

const REGISTERED = { isGstRegistered: true, calendar: TAX_CALENDAR };
const UNREGISTERED = { isGstRegistered: false, calendar: TAX_CALENDAR };

const RULES = estimateEditorEn.rules;
const REQUIRED = errorMessagesEn.required;

/** Fifty people at twelve dollars: $600. */
const typed = (parts: Partial<TypedEstimate> = {}): TypedEstimate => ({
  ...emptyEstimate('00000000-0000-4000-8000-000000000001'),
  name: 'Bal',
  date: '2030-06-20',
  persons: '50',
  items: [{ ...emptyItem(), description: 'Buffet', per: 'person', unit: '12.00' }],
  balanceDueOn: '2030-06-20',
  validUntil: '2030-05-20',
  ...parts,
});

const edit = (parts: Partial<TypedEstimate> = {}, isGstRegistered = true) => {
  const initial = typed(parts);
  const { result } = renderHook(useEstimateEditor, {
    initialProps: { initial, today: '2030-01-15', isGstRegistered, calendar: TAX_CALENDAR },
    wrapper: ({ children }) => (
      <IntlProvider locale="en" messages={{ estimateEditor: estimateEditorEn, errorMessages: errorMessagesEn }}>
        {children}
      </IntlProvider>
    ),
  });
  return result;
};

describe('an estimate that is typed', () => {
  it('is as it was until something else is typed', () => {
    const editor = edit();
    expect(editor.current.isDirty).toBe(false);
    act(() => editor.current.change({ name: 'Noces' }));
    expect(editor.current.isDirty).toBe(true);
    expect(editor.current.typed).toMatchObject({ name: 'Noces', persons: '50' });
    act(() => editor.current.change({ name: 'Bal' }));
    expect(editor.current.isDirty).toBe(false);
  });

  it('is priced as it is typed', () => {
    const editor = edit();
    expect(editor.current.price?.totalCents).toBe(68_985);
    act(() => editor.current.change({ persons: '100' }));
    expect(editor.current.price?.totalCents).toBe(137_970);
  });

  it.each([
    ['name', { name: '' }, REQUIRED],
    ['items.0.description', { items: [{ ...emptyItem(), description: 'a', unit: '1' }] }, RULES.tooShort],
    ['name', { name: 'a'.repeat(121) }, RULES.tooLong],
    ['customerId', { customerId: null }, REQUIRED],
    ['items', { items: [] }, RULES.noItem],
    ['persons', { persons: '0' }, RULES.persons],
    ['validUntil', { validUntil: '2030-01-14' }, RULES.pastDay],
    ['service', { service: { by: 'share', value: '101' } }, RULES.percentage],
    ['tip', { tip: { by: 'amount', value: '1,234' } }, RULES.amount],
    ['items.0.unit', { items: [{ ...emptyItem(), description: 'Buffet', unit: 'a' }] }, RULES.amount],
    [
      'items.0.quantity',
      { items: [{ ...emptyItem(), description: 'Buffet', unit: '1', quantity: 'a' }] },
      RULES.quantity,
    ],
    [
      'items.0.drinks.0.quantity',
      {
        items: [
          {
            ...emptyItem(),
            description: 'Buffet',
            unit: '1',
            drinks: [{ key: '1', quantity: '0', description: 'Vin' }],
          },
        ],
      },
      RULES.drinks,
    ],
  ] satisfies [string, Partial<TypedEstimate>, string][])(
    'says what is wrong with %s once it was to be saved (%#)',
    (path, parts, words) => {
      const editor = edit(parts);
      expect(editor.current.fault(path)).toBeUndefined();
      let isSound = true;
      act(() => void (isSound = editor.current.check()));
      expect(isSound).toBe(false);
      expect(editor.current.fault(path)).toBe(words);
      expect(editor.current.fault('terms')).toBeUndefined();
    },
  );

  it.each([
    ['unwritable:', RULES.unwritable],
    ['unwritable:12 1/2 bals: 3', RULES.writeInstead.replace('{text}', '12 1/2 bals: 3')],
  ])('proposes what the authority can write, if there is anything: %s', (rule, words) => {
    const editor = edit();
    act(() => editor.current.refuse({ name: rule }));
    expect(editor.current.fault('name')).toBe(words);
  });

  it('is sound when nothing is wrong', () => {
    const editor = edit();
    let isSound = false;
    act(() => void (isSound = editor.current.check()));
    expect(isSound).toBe(true);
  });

  it.each([
    ['deposit', { deposit: { by: 'amount', value: '700.00' } }, RULES.paymentsExceedTotal],
    [
      'items',
      { items: [{ ...emptyItem(), description: 'Or', quantity: '99999', unit: '9999999.00' }] },
      RULES.tooLarge,
    ],
  ] satisfies [string, Partial<TypedEstimate>, string][])(
    'says at once what makes a price impossible: %s',
    (path, parts, words) => {
      expect(edit(parts).current.fault(path)).toBe(words);
    },
  );

  it('says at once that a service charge wants a GST number', () => {
    const charged = { service: { by: 'share', value: '15' } } as const;
    expect(edit(charged, false).current.fault('service')).toBe(RULES.serviceNeedsGst);
    expect(edit(charged, true).current.fault('service')).toBeUndefined();
  });

  it('says what the server refused, until something else is typed', () => {
    const editor = edit();
    act(() => editor.current.refuse({ validUntil: 'past-day' }));
    expect(editor.current.fault('validUntil')).toBe(RULES.pastDay);
    let isSound = true;
    act(() => void (isSound = editor.current.check()));
    expect(isSound).toBe(false);
    act(() => editor.current.change({ validUntil: '2030-04-01' }));
    expect(editor.current.fault('validUntil')).toBeUndefined();
  });
});

type Checked = Pick<ReturnType<typeof useEstimateEditor>, 'check' | 'refuse'>;

describe('the focus', () => {
  const WRONG = [0, 1].map((place) => <input key={place} aria-label={String(place)} aria-invalid="true" />);

  function Editor({ at }: { readonly at: (editor: Checked) => void }) {
    const { form, check, refuse } = useEstimateEditor({ initial: FIRST, today: '2030-01-15', ...REGISTERED });
    return (
      <div ref={form}>
        {WRONG}
        <button type="button" onClick={() => at({ check, refuse })}>
          Save
        </button>
      </div>
    );
  }
  const FIRST = typed();
  const wrapper = ({ children }: { readonly children: React.ReactNode }) => (
    <IntlProvider locale="en" messages={{ estimateEditor: estimateEditorEn, errorMessages: errorMessagesEn }}>
      {children}
    </IntlProvider>
  );

  it.each([
    ['it was to be saved', ({ check }: Checked) => void check()],
    ['it was refused', ({ refuse }: Checked) => refuse({ name: 'required' })],
  ])('goes to the first field that is wrong each time %s, and at no other', (_when, at) => {
    const { container } = render(<Editor at={at} />, { wrapper });
    expect(document.activeElement).toBe(document.body);
    for (const _ of [1, 2]) {
      act(() => container.querySelector('button')?.click());
      expect(document.activeElement?.getAttribute('aria-label')).toBe('0');
      act(() => (document.activeElement as HTMLElement).blur());
    }
  });
});

describe('a price of what there is', () => {
  const content = (parts: Partial<EstimateContent>): EstimateContent => ({
    occasion: { name: 'Bal', date: '2030-06-20', time: null, place: '' },
    persons: 1,
    items: [{ description: 'Buffet', per: 'unit', quantity: 100, unitCents: 10_000, taxes: 'FP' }],
    service: { by: 'none' },
    tip: { by: 'none' },
    deposit: { by: 'none' },
    instalments: [],
    balanceDueOn: '2030-06-20',
    terms: '',
    validUntil: '2030-05-20',
    language: 'en',
    ...parts,
  });

  it('is whole where nothing makes it impossible', () => {
    expect(priceWhatThereIs(content({}), REGISTERED)).toMatchObject({ price: { totalCents: 11_498 }, fault: {} });
  });

  it('leaves payments out where they exceed the total, and says so at the first of them', () => {
    const beyond = { by: 'amount', cents: 20_000 } as const;
    const deposit = priceWhatThereIs(content({ deposit: beyond, instalments: [] }), REGISTERED);
    expect(deposit).toMatchObject({ price: { totalCents: 11_498 }, fault: { deposit: 'payments-exceed-total' } });
    const instalment = priceWhatThereIs(content({ instalments: [{ ...beyond, dueOn: '2030-05-01' }] }), REGISTERED);
    expect(instalment.fault).toEqual({ 'instalments.0.value': 'payments-exceed-total' });
    expect(instalment.price?.totalCents).toBe(11_498);
  });

  it('leaves a service charge out that wants a GST number, and says so there', () => {
    const charged = priceWhatThereIs(content({ service: { by: 'share', hundredths: 1500 } }), UNREGISTERED);
    expect(charged.fault).toEqual({ service: 'service-needs-gst' });
    expect(charged.price?.serviceCents).toBe(0);
  });

  it('is none where a document cannot bear it', () => {
    const items = [
      { description: 'Or', per: 'unit', quantity: 9_999_900, unitCents: 999_999_900, taxes: 'FP' },
    ] as const;
    expect(priceWhatThereIs(content({ items }), REGISTERED)).toEqual({
      price: null,
      fault: { items: 'estimate-too-large' },
    });
  });
});
