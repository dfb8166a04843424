import { Smartphone } from 'lucide';
import { type FormEvent, useId } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { QrCode } from '../../../patterns/QrCode.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { CopyButton } from '../../../primitives/actions/CopyButton/CopyButton.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { OneTimeCodeField } from '../../../primitives/forms/OneTimeCodeField/OneTimeCodeField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './SecondFactor.css.ts';

export interface ConnectAppProps {
  secret: string;
  uri: string;
  onSubmit: (code: string) => Promise<void>;
}

/** The secret as a QR code, a link and text, and a form for the first code. */
export function ConnectApp({ secret, uri, onSubmit }: ConnectAppProps) {
  const messages = useMessages('secondFactor');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const codeId = useId();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const code = readForm(event)('code');
    submit({
      checked: [{ fieldId: codeId, message: !code && messages.anyCodeMissing }],
      send: () => onSubmit(code),
      fieldOf: (path) => (path === 'code' ? codeId : undefined),
    });
  };

  return (
    <Stack gap={5} className={styles.form}>
      <QrCode content={uri} label={messages.qr} />
      <Stack gap={2}>
        <p>{messages.key}</p>
        <p className={styles.key}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <Inline gap={2}>
          <CopyButton size="small" text={secret} />
          <ButtonLink variant="quiet" size="small" icon={Smartphone} href={uri}>
            {messages.openApp}
          </ButtonLink>
        </Inline>
      </Stack>
      <Stack as="form" gap={5} noValidate onSubmit={handleSubmit}>
        <FormErrors {...formErrors} />
        <OneTimeCodeField id={codeId} name="code" label={messages.code} error={errorOf(codeId)} />
        <div>
          <Button type="submit" loading={pending}>
            {messages.turnOn}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
}
