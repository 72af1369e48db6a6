import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Form, SubmitButton } from '../../../shared/forms/form.tsx';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { useRevealCode } from './merchant.api.ts';
import styles from './merchant.module.css';

const schema = z.object({ password: z.string().check(z.minLength(1, 'required')) });

interface RevealCodeDialogProps {
  readonly merchantId: string;
  readonly onClose: () => void;
}

/** Asks for the password, then shows the code for as long as the dialog is open. */
export function RevealCodeDialog({ merchantId, onClose }: RevealCodeDialogProps) {
  const t = useTranslations('merchant');
  const reveal = useRevealCode(merchantId);
  const code = reveal.data?.authorization_code;
  const { form, field } = useFields({
    schema,
    initial: { password: '' },
    about: null,
    call: reveal,
    onSubmit: ({ password }, send) => send(password),
    fieldOf: { 'password-wrong': 'password' },
  });

  // outside of the form that it belongs to: a form holds no other
  return createPortal(
    <Dialog title={t('fields.authorization_code')} onClose={onClose}>
      {code ? (
        <Stack className={styles.dialog} gap="lg" align="start">
          <Row as="output" className={styles.revealed} gap="lg">
            <code>{code}</code>
            <CopyButton text={code} label={t('fields.authorization_code')} />
          </Row>
          <p className={styles.faint}>{t('code.revealed')}</p>
          <DialogFooter cancel={t('code.close')} />
        </Stack>
      ) : (
        <Form {...form}>
          <p>{t('code.ask')}</p>
          <PasswordField {...field('password')} label={t('code.password')} autoComplete="current-password" />
          <DialogFooter>
            <SubmitButton>{t('code.show')}</SubmitButton>
          </DialogFooter>
        </Form>
      )}
    </Dialog>,
    document.body,
  );
}
