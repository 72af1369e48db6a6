import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/banner.tsx';

/** Whom an appointment is for. */
export interface ChosenMerchant {
  readonly merchantId: string;
  readonly name: string;
  /** Kept when the appointment is moved. */
  readonly note: string | null;
}

interface ChosenMerchantBannerProps {
  readonly chosen: ChosenMerchant;
  readonly onStop: () => void;
}

/** Says which merchant an hour is being chosen for. It takes the focus, because what asked for it lies elsewhere on the screen. */
export function ChosenMerchantBanner({ chosen: { name }, onStop }: ChosenMerchantBannerProps) {
  const t = useTranslations('appointments.choosing');
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Banner
      tone="info"
      action={
        <Button variant="default" onClick={onStop}>
          {t('stop')}
        </Button>
      }
    >
      <p ref={words} tabIndex={-1}>
        {t('for', { name })}
      </p>
    </Banner>
  );
}
