import {
  Heading,
  Inline,
  SegmentedControl,
  SkipLink,
  Stack,
  Tabs,
  Text,
  ToastProvider,
  UiProvider,
} from '@settlement-help/ui';
import { primitives as arabic } from '@settlement-help/ui/messages/ar';
import { primitives as english } from '@settlement-help/ui/messages/en';
import { useEffect, useState } from 'react';
import { Overlays } from './Overlays.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { ar, en, useTexts } from './texts.ts';

const messages = {
  en: { ...english, ...en },
  ar: { ...arabic, ...ar },
};
type Language = keyof typeof messages;

export function App() {
  const [language, setLanguage] = useState<Language>('en');

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  }, [language]);

  return (
    <UiProvider locale={language} messages={messages[language]}>
      <ToastProvider>
        <SkipLink />
        <Stack gap={6} className="mx-auto max-w-3xl px-4 py-8">
          <Inline gap={4} className="justify-between">
            <LanguageChoice language={language} onLanguageChange={setLanguage} />
            <ThemeChoice />
          </Inline>
          <Content />
        </Stack>
      </ToastProvider>
    </UiProvider>
  );
}

interface LanguageChoiceProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
}

function LanguageChoice({ language, onLanguageChange }: LanguageChoiceProps) {
  return (
    <SegmentedControl
      label={useTexts('app').language}
      value={language}
      onValueChange={(value) => onLanguageChange(value as Language)}
      options={[
        { value: 'en', label: <span lang="en">English</span> },
        { value: 'ar', label: <span lang="ar">العربية</span> },
      ]}
    />
  );
}

function ThemeChoice() {
  const t = useTexts('app');
  const [theme, setTheme] = useState('device');

  useEffect(() => {
    if (theme === 'device') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <SegmentedControl
      label={t.theme}
      value={theme}
      onValueChange={setTheme}
      options={[
        { value: 'light', label: t.light },
        { value: 'dark', label: t.dark },
        { value: 'device', label: t.device },
      ]}
    />
  );
}

function Content() {
  const t = useTexts('app');
  return (
    <main id="main" tabIndex={-1}>
      <title>{t.title}</title>
      <header className="rounded-2xl bg-emerald-50 p-6 dark:bg-emerald-950">
        <Heading level={1}>{t.title}</Heading>
        <Text variant="lead">{t.lead}</Text>
      </header>
      <Tabs
        className="mt-8"
        label={t.sections}
        keepMounted
        tabs={[
          { value: 'register', label: t.register, content: <RegistrationForm /> },
          { value: 'people', label: t.people, content: <PeopleTable /> },
          { value: 'more', label: t.more, content: <Overlays /> },
        ]}
      />
    </main>
  );
}
