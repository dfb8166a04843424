import { type DocumentKind, documentKinds, suggestDocumentKind } from '@settlement-help/contract';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { useKindName } from '../DocumentLink/DocumentContext.ts';

export interface KindFieldProps {
  /** The name that suggests a kind. The kind is set by the user only. */
  fileName: string;
  value: DocumentKind | null;
  onValueChange: (kind: DocumentKind | null) => void;
  disabled?: boolean | undefined;
}

/** Chooses the kind of a document, with a suggestion from its name. */
export function KindField({ fileName, value, onValueChange, disabled }: KindFieldProps) {
  const messages = useMessages('documentDetails');
  const kindName = useKindName();
  const suggestion = value === null ? suggestDocumentKind(fileName) : null;
  return (
    <Stack gap={2}>
      <Select
        label={messages.kind}
        optional
        placeholder={messages.noKind}
        disabled={disabled}
        value={value ?? ''}
        onValueChange={(chosen) => onValueChange(chosen || null)}
        options={documentKinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
      />
      {suggestion && (
        <Inline gap={2}>
          <Text variant="small">{messages.suggestion}</Text>
          <Button
            variant="secondary"
            size="small"
            disabled={disabled}
            onClick={() => onValueChange(suggestion)}
          >
            {kindName(suggestion)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
