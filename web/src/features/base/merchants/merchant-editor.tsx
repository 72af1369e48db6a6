import type { MerchantView } from '@comptoir/contract/base/merchants';
import { INFORMATION_FIELDS } from '@comptoir/domain/base/merchants/merchant-information';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { missingInformation } from '../../../shared/merchants/missing-information.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { AddressFields, BusinessFields, TaxFields } from './information-fields.tsx';
import { LeaveGuard } from '../../../shared/confirmation/leave-guard.tsx';
import { findDraftProblems, formOf, merchantSchema, type MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';
import { ProviderSuggestions } from './provider-suggestions.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { RefusedFields } from './refused-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving } from './use-saving.ts';

/** The information to be changed, beside the receipt that it makes. */
export function MerchantEditor({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchant');
  const { field: searched } = useSearch({ strict: false });
  const asked = INFORMATION_FIELDS.find((field) => field === searched);
  const canReveal = usePermission('reveal-authorization-code');
  // what the form was filled from: the newest version, unless something was typed since
  const [base, setBase] = useState(merchant);
  const fill = (newest: MerchantView): void => {
    setBase(newest);
    methods.reset(formOf(newest));
  };
  const { call, conflict, putOff } = useSaving({ base, onSaved: fill });
  const { form, methods, send, showFaults } = useFields({
    mode: 'onTouched',
    schema: merchantSchema(base.hasAuthorizationCode || !canReveal),
    initial: formOf(base),
    call,
    onSubmit: (typed, save) => save({ typed, isDraft: false }),
  });
  const { setFocus, formState } = methods;
  const { isDirty } = formState;
  const saveDraft = (): void => {
    const typed = methods.getValues();
    const problems = findDraftProblems(typed);
    methods.clearErrors();
    showFaults(problems.map(({ field, rule }) => ({ name: field, rule })));
    if (problems.length === 0) send({ typed, isDraft: true });
  };
  const isOutdated = merchant.version !== base.version;

  useFollowing({ isOutdated: isOutdated && !isDirty, merchant, fill });
  useEffect(() => {
    if (asked) setFocus(asked);
  }, [asked, setFocus]);

  return (
    <FormProvider {...methods}>
      <ProviderSuggestions />
      <Form {...form} error={null} className={styles.columns}>
        <Stack className={styles.record} gap="xl">
          {isOutdated && isDirty && !call.isPending ? <Banner tone="info">{t('outdated')}</Banner> : null}
          <RefusedFields />
          <FormError error={form.error} />
          <BusinessFields />
          <TaxFields merchant={base} asksCode={asked === 'authorization_code'} />
          <AddressFields />
          <SaveBar onDiscard={() => fill(merchant)} onDraft={missingInformation(base).length > 0 ? saveDraft : null} />
        </Stack>
        <div className={styles.beside}>
          <LiveReceipt />
        </div>
      </Form>
      {conflict ? (
        <ConflictDialog
          {...conflict}
          isPending={call.isPending}
          onChosen={(typed) => send({ typed, isDraft: conflict.isDraft })}
          onClose={putOff}
        />
      ) : null}
      <LeaveGuard isDirty={isDirty && !call.isPending} />
    </FormProvider>
  );
}

const LiveReceipt = () => <ReceiptSection information={useWatch() as MerchantForm} />;

/** Takes over what others saved while nothing is typed here. */
function useFollowing({ isOutdated, merchant, fill }: Following): void {
  const latest = useRef(fill);
  useEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    if (isOutdated) latest.current(merchant);
  }, [isOutdated, merchant]);
}

interface Following {
  readonly isOutdated: boolean;
  readonly merchant: MerchantView;
  readonly fill: (merchant: MerchantView) => void;
}
