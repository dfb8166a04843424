import type { Country, Office } from '@settlement-help/contract';
import { toLatinDigits } from '@settlement-help/contract/language';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { form } from './OfficeFinder.css.ts';

export interface OfficeFinderProps {
  country: Country;
  /** Returns the office for a postal code, without a department if the code is unknown. */
  find: (postalCode: string | null) => Office;
  /** The known postal code. @default none */
  postalCode?: string | null | undefined;
  onFind?: ((postalCode: string) => void) | undefined;
}

/** The office that handles a step, found by postal code in France. */
export function OfficeFinder({ country, find, postalCode = null, onFind }: OfficeFinderProps) {
  const messages = useMessages('office');
  const titleId = useId();
  const { announce, announcement } = useAnnounce();
  const [asked, setAsked] = useState<string | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const office = find(asked ?? postalCode);
  const { name, department, town, directory, phone } = office;
  const language = country === 'Germany' ? 'de' : 'fr';
  // Germany has no list of offices by postal code, only a directory.
  const isFoundByCode = country === 'France';
  const isAsking = isFoundByCode && (isChanging || !department);

  const fieldRef = useRef<HTMLInputElement>(null);
  const changeRef = useRef<HTMLButtonElement>(null);
  // Only a press moves the focus; a postal code entered elsewhere does not.
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current) (isAsking ? fieldRef : changeRef).current?.focus();
    isPressed.current = false;
  }, [isAsking]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    const code = toLatinDigits(readForm(event)('postal_code')).trim();
    const found = find(code);
    setAsked(code);
    setIsChanging(!found.department);
    if (!found.department) return;
    isPressed.current = true;
    announce(messages.found({ name: found.name, department: found.department.name }));
    onFind?.(code);
  };

  return (
    // Not a landmark, because a list of steps may have many.
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
