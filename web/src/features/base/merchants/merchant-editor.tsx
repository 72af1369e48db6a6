import type { MerchantView } from '@comptoir/contract/base/merchants';
import { INFORMATION_FIELDS } from '@comptoir/domain/base/merchants/merchant-information';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch, type Control } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePermission } from '../../../shared/access/permission.ts';
import { missingInformation } from '../../../shared/merchants/missing-information.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { AddressFields, BusinessFields, TaxFields } from './information-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { checkForm, formOf, type FormContext, type MerchantForm } from './merchant-form.ts';
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
  const form = useForm<MerchantForm, FormContext>({
    mode: 'onTouched',
    resolver: checkForm,
    context: { mayLeaveOutCode: base.hasAuthorizationCode || !canReveal },
    defaultValues: formOf(base),
  });
  const { reset, setFocus, formState } = form;
  const { isDirty } = formState;
  const fill = (newest: MerchantView): void => {
    setBase(newest);
    reset(formOf(newest));
  };
  const saving = useSaving({ form, base, onSaved: fill });
  const isOutdated = merchant.version !== base.version;

  useFollowing({ isOutdated: isOutdated && !isDirty, merchant, fill });
  useEffect(() => {
    if (asked) setFocus(asked);
  }, [asked, setFocus]);

  return (
    <FormProvider {...form}>
      <ProviderSuggestions />
      <form noValidate className={styles.columns} onSubmit={(event) => void saving.submit(event)}>
        <div className={styles.record}>
          {isOutdated && isDirty && !saving.isPending ? <Banner tone="info">{t('outdated')}</Banner> : null}
          <RefusedFields />
          <FormError error={saving.error} />
          <BusinessFields />
          <TaxFields merchant={base} asksCode={asked === 'authorization_code'} />
          <AddressFields />
          <SaveBar
            isPending={saving.isPending}
            onDiscard={() => fill(merchant)}
            onDraft={missingInformation(base).length > 0 ? saving.submitDraft : null}
          />
        </div>
        <div className={styles.beside}>
          <LiveReceipt control={form.control} />
        </div>
      </form>
      {saving.conflict ? (
        <ConflictDialog
          {...saving.conflict}
          isPending={saving.isPending}
          onChosen={saving.saveChosen}
          onClose={saving.putOff}
        />
      ) : null}
      <LeaveGuard isDirty={isDirty && !saving.isPending} />
    </FormProvider>
  );
}

function LiveReceipt({ control }: { readonly control: Control<MerchantForm, FormContext> }) {
  return <ReceiptSection information={useWatch({ control }) as MerchantForm} />;
}

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
