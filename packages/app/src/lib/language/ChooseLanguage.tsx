import type { Language } from '@settlement-help/contract';
import { LanguagePicker, type LanguagePickerProps } from '@settlement-help/ui/domain';
import { showToast } from '#app/lib/toasts/toasts.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { language, useLanguage } from './language.ts';

export interface ChooseLanguageProps extends Pick<LanguagePickerProps, 'variant'> {
  onChosen?: (language: Language) => void;
}

export function ChooseLanguage({ onChosen, variant }: ChooseLanguageProps) {
  const messages = useAppMessages();
  const { language: current } = useLanguage();

  const choose = async (next: Language) => {
    try {
      if (await language.choose(next)) onChosen?.(next);
    } catch {
      showToast({ tone: 'error', message: messages.network });
    }
  };

  return <LanguagePicker value={current} onValueChange={choose} variant={variant} />;
}
