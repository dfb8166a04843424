import type { StoredDocument } from '@settlement-help/contract';
import { useState } from 'react';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useMessages } from '../../messages/useMessages.ts';

export interface PaperChoiceProps {
  documents: readonly StoredDocument[];
  onAttach: (document: StoredDocument) => Promise<void>;
  onClose: () => void;
}

export function PaperChoice({ documents, onAttach, onClose }: PaperChoiceProps) {
  const messages = useMessages('stepPapers');
  const [id, setId] = useState(documents[0]?.id ?? '');
  const chosen = documents.find((document) => document.id === id) ?? documents[0];
  const { pending, failure, run } = useAction(async () => {
    if (chosen) await onAttach(chosen);
  }, messages.failed);
  return (
    <Stack gap={3}>
      <Select
        label={messages.yours}
        value={chosen?.id ?? ''}
        onValueChange={setId}
        autoFocus
        options={documents.map((document) => ({
          value: document.id,
          label: document.settlement_step_id
            ? messages.fromStep({ name: document.original_filename })
            : document.original_filename,
        }))}
      />
      {failure}
      <Inline gap={2}>
        <Button variant="secondary" size="small" loading={pending} onClick={run}>
          {messages.attach}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {messages.close}
        </Button>
      </Inline>
    </Stack>
  );
}
