import type { Country, Office } from '@settlement-help/contract';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { form } from './OfficeFinder.css.ts';

export interface OfficeFinderProps {
  /** Where the office is; only in France a postal code decides it. */
  country: Country;
  /** The office at a postal code; without a department where the code is of none. */
  find: (postalCode: string | null) => Office;
  /** The postal code that is known already. @default none */
  postalCode?: string | null | undefined;
  /** Keeps a postal code that found an office. */
  onFind?: ((postalCode: string) => void) | undefined;
}

/** The office that handles a step: the one of a postal code where that decides it, and where to look for its address. */
export function OfficeFinder({ country, find, postalCode = null, onFind }: OfficeFinderProps) {
  const messages = useMessages('office');
  const titleId = useId();
  const { announce, announcement } = useAnnounce();
  const [asked, setAsked] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const office = find(asked ?? postalCode);
  const { name, department, town, directory, phone } = office;
  const language = country === 'Germany' ? 'de' : 'fr';
  // No list tells the offices of Germany by postal code: the directory does.
  const isFoundByCode = country === 'France';
  const isAsking = isFoundByCode && (isChanging || !department);

  const fieldRef = useRef<HTMLInputElement>(null);
  const changeRef = useRef<HTMLButtonElement>(null);
  // The pressed button leaves for the field, and the field for the button. A postal code that is given elsewhere moves no focus.
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) (isAsking ? fieldRef : changeRef).current?.focus();
    isPressed.current = false;
  }, [isAsking]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    const code = readForm(event)('postal_code').trim();
    const found = find(code);
    setAsked(code);
    setIsChanging(!found.department);
    if (!found.department) return;
    isPressed.current = true;
    announce(messages.found({ name: found.name, department: found.department.name }));
    onFind?.(code);
  };

  return (
    // Many steps of a list may have one: no landmark.
    <Stack gap={3} role="group" aria-labelledby={titleId}>
      <div>
        <Text variant="hint" id={titleId}>
          {messages.title}
        </Text>
        <p>
          <strong lang={language}>{name}</strong>
          {department && `, ${town ? `${town}, ` : ''}${department.name} (${department.code})`}
        </p>
      </div>
      {isAsking && (
        <Stack as="form" gap={3} className={form} noValidate onSubmit={search}>
          <TextField
            ref={fieldRef}
            name="postal_code"
            label={messages.postalCode}
            hint={messages.postalCodeHint}
            autoComplete="postal-code"
            inputMode="numeric"
            error={asked === null || department ? undefined : messages.notFound}
          />
          <div>
            <Button type="submit" variant="secondary" size="small">
              {messages.find}
            </Button>
          </div>
        </Stack>
      )}
      {department && !isAsking && (
        <div>
          <Button
            ref={changeRef}
            variant="quiet"
            size="small"
            bleed
            onClick={() => {
              isPressed.current = true;
              setIsChanging(true);
            }}
          >
            {messages.change}
          </Button>
        </div>
      )}
      <div>
        <Link href={directory} external standalone>
          {messages.directory({ host: new URL(directory).hostname.replace(/^www\./, '') })}
        </Link>
        {phone && <Text variant="small">{messages.phone({ number: phone })}</Text>}
      </div>
      {announcement}
    </Stack>
  );
}
