import { useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { failureCode } from '../../../shared/http/api-error.ts';
import { FormError } from '../../../shared/errors/form-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useRevealCode } from './merchant.api.ts';
import styles from './merchant.module.css';

/** Asks for the password, then shows the code for as long as the dialog is open. */
export function RevealCodeDialog({
  merchantId,
  onClose,
}: {
  readonly merchantId: string;
  readonly onClose: () => void;
}) {
  const t = useTranslations('merchant');
  const tError = useTranslations('errorMessages');
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, data, error, isPending } = useRevealCode(merchantId);
  const isWrong = error !== null && failureCode(error) === 'password-wrong';
  const code = data?.authorization_code;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // to React it is within the other form all the same
    event.stopPropagation();
    setEmpty(password === '');
    if (password !== '') mutate(password);
  };

  // outside of the form that it belongs to: a form holds no other
  return createPortal(
    <Dialog title={t('fields.authorization_code')} onClose={onClose}>
      {code ? (
        <div className={styles.dialog}>
          <output className={styles.revealed}>
            <code>{code}</code>
            <CopyButton text={code} label={t('fields.authorization_code')} />
          </output>
          <p className={styles.faint}>{t('code.revealed')}</p>
          <Button variant="default" onClick={onClose}>
            {t('code.close')}
          </Button>
        </div>
      ) : (
        <form noValidate className={styles.dialog} onSubmit={submit}>
          <p>{t('code.ask')}</p>
          <FormError error={isWrong ? null : error} />
          <PasswordField
            required
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            label={t('code.password')}
            autoComplete="current-password"
            error={isEmpty ? t('rules.required') : isWrong ? tError('password-wrong') : null}
          />
          <Button type="submit" loading={isPending}>
            {t('code.show')}
          </Button>
        </form>
      )}
    </Dialog>,
    document.body,
  );
}
