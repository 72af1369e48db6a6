import { NativeSelect, Textarea } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useMerchant } from '../../../shared/merchants/use-merchant.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useAskSupport, useBillAsked, useDevices, type SupportMessage } from './support.api.ts';
import styles from './support.module.css';
import { TicketConfirmation } from './ticket-confirmation.tsx';

const SUBJECTS = [
  'certificate',
  'transmission',
  'terminal',
  'billing',
  'account',
  'other',
] as const satisfies readonly SupportMessage['subject'][];

const schema = z.object({
  deviceId: z.string(),
  subject: z.enum(SUBJECTS),
  message: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(5000, 'too-long')),
});

/** A message to support. Until it is sent it stays as it was typed, and however often it is sent it is one ticket. */
export function SupportForm() {
  const t = useTranslations('support.form');
  const tSubjects = useTranslations('tickets.subjects');
  const [id, setId] = useState(() => crypto.randomUUID());
  const ask = useAskSupport();
  const { bill, dropBill } = useAbout();
  const { form, field, methods } = useFields({
    schema,
    initial: { subject: 'certificate', deviceId: '', message: '' },
    call: ask,
    onSubmit: ({ deviceId, ...content }, send) =>
      send({ id, ...content, ...(deviceId ? { deviceId } : {}), ...(bill ? { billId: bill.id } : {}) }),
    words: { 'too-long': t('tooLong') },
  });
  const writeAnother = (): void => {
    setId(crypto.randomUUID());
    methods.reset();
    ask.reset();
  };

  return (
    <Section title={t('title')} lead={ask.data ? undefined : t('lead')}>
      {ask.data ? (
        <TicketConfirmation ticketNumber={ask.data.ticketNumber} onAnother={writeAnother} />
      ) : (
        <Form {...form} className={styles.form}>
          <NativeSelect
            {...field('subject')}
            label={t('subject')}
            data={SUBJECTS.map((value) => ({ value, label: tSubjects(value) }))}
          />
          <DeviceChoice {...field('deviceId')} />
          {bill ? (
            <Row as="p" gap="lg">
              <span>{t('bill', { number: bill.noTrans })}</span>
              <Button variant="default" onClick={dropBill}>
                {t('dropBill')}
              </Button>
            </Row>
          ) : null}
          <Textarea {...field('message')} label={t('message')} description={t('messageHint')} rows={6} />
          <SubmitButton>{t('send')}</SubmitButton>
        </Form>
      )}
    </Section>
  );
}

/** The bill that the address names, until the message is said to be about none. */
function useAbout() {
  const { search, change } = useAddress();
  const { data } = useBillAsked(search.bill);
  return { bill: search.bill ? data?.bill : undefined, dropBill: () => change({ bill: undefined }) };
}

/** The device that a message is about; nothing to choose where no business is in view, or it has none. */
function DeviceChoice(field: ComponentProps<typeof NativeSelect>) {
  const { data: merchant } = useMerchant();
  return merchant ? <DevicesOf field={field} /> : null;
}

function DevicesOf({ field }: { readonly field: ComponentProps<typeof NativeSelect> }) {
  const t = useTranslations('support.form');
  const { data: devices = [] } = useDevices();
  if (devices.length === 0) return null;
  const choices = devices.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <NativeSelect
      {...field}
      required={false}
      label={t('device')}
      data={[{ value: '', label: t('noDevice') }, ...choices]}
    />
  );
}
