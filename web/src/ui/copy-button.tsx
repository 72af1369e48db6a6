import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';

/** Copies a text; `label` says which one, for those who do not see what stands beside the button. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslations('ui');
  const [isCopied, setCopied] = useState(false);

  // browsers offer the clipboard to secure pages only
  if (!('clipboard' in navigator)) return null;

  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };

  return (
    <Button
      variant="default"
      leftSection={isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      aria-label={`${isCopied ? t('copied') : t('copy')}: ${label}`}
      onClick={() => void copy()}
    >
      {isCopied ? t('copied') : t('copy')}
    </Button>
  );
}
