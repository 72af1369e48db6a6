import type { MerchantView } from '@comptoir/contract/base/merchants';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../lib/format.ts';
import { usePermission } from '../../../shared/access/permission.ts';
import { useReader } from '../../../shared/sessions/use-reader.ts';
import { Swap } from '../../../ui/swap.tsx';
import { Row } from '../../../ui/layout.tsx';
import { InformationInput } from './information-input.tsx';
import type { MerchantForm } from './merchant-form.ts';
import styles from './merchant.module.css';

const RevealCodeDialog = lazy(async () => ({
  default: (await import('./reveal-code-dialog.tsx')).RevealCodeDialog,
}));

interface AuthorizationCodeFieldProps {
  readonly merchant: MerchantView;
  /** True when a link led here: the field is then open. */
  readonly asksAtOnce: boolean;
}

/** The secret: masked, shown after the password, typed again only to be replaced. */
export function AuthorizationCodeField({ merchant, asksAtOnce }: AuthorizationCodeFieldProps) {
  const t = useTranslations('merchant.code');
  const canEdit = usePermission('edit-authorization-code');
  const canReveal = usePermission('reveal-authorization-code');
  const { resetField } = useFormContext<MerchantForm>();
  const [isReplacing, setReplacing] = useState(asksAtOnce || !merchant.hasAuthorizationCode);
  const [isRevealing, setRevealing] = useState(false);

  if (canEdit && isReplacing)
    return (
      <Swap shown="entry" to="input">
        <InformationInput field="authorization_code" />
        {merchant.hasAuthorizationCode ? (
          <div>
            <Button
              variant="default"
              onClick={() => {
                resetField('authorization_code');
                setReplacing(false);
              }}
            >
              {t('keep')}
            </Button>
          </div>
        ) : null}
      </Swap>
    );

  return (
    <Swap shown="masked" to="button:last-of-type">
      <MaskedCode merchant={merchant} />
      {canEdit ? (
        <Row align="stretch">
          {canReveal ? (
            <Button variant="default" onClick={() => setRevealing(true)}>
              {t('show')}
            </Button>
          ) : null}
          <Button variant="default" onClick={() => setReplacing(true)}>
            {t('replace')}
          </Button>
        </Row>
      ) : (
        <small className={styles.faint}>{t('notYours')}</small>
      )}
      <Suspense>
        {isRevealing ? <RevealCodeDialog merchantId={merchant.id} onClose={() => setRevealing(false)} /> : null}
      </Suspense>
    </Swap>
  );
}

function MaskedCode({ merchant }: { readonly merchant: MerchantView }) {
  const t = useTranslations('merchant');
  const reader = useReader();
  const { hasAuthorizationCode, authorizationCodeSetAt: setAt } = merchant;
  return (
    <div>
      <span className={styles.label}>{t('fields.authorization_code')}</span>
      {hasAuthorizationCode ? (
        <Row as="p" className={styles.masked} align="baseline">
          <span aria-hidden="true">••••-••••</span>
          <span className="visually-hidden">{t('hidden')}</span>
          <small className={styles.faint}>
            {setAt ? t('code.since', { day: formatDay(new Date(setAt), reader) }) : t('code.onFile')}
          </small>
        </Row>
      ) : (
        <p className={styles.faint}>{t('code.none')}</p>
      )}
    </div>
  );
}
