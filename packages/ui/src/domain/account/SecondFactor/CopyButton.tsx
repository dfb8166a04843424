import { Copy } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface CopyButtonProps {
  text: string;
  children: ReactNode;
}

/** Copies a text and reports the result beside the button. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const messages = useMessages('secondFactor');
  const error = useMessages('error');
  const [result, setResult] = useState('');

  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setResult(messages.copied),
        // Some browsers forbid it; the text can be selected.
        () => setResult(error.general),
      );

  return (
    <>
      <Button variant="secondary" size="small" icon={Copy} onClick={copy}>
        {children}
      </Button>
      <Text variant="small" role="status">
        {result}
      </Text>
    </>
  );
}
