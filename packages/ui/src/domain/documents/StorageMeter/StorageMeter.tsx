import type { StorageUse } from '@settlement-help/contract';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Meter } from '../../../primitives/feedback/Meter/Meter.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

/** True if less than a tenth of the storage is free. */
export const isNearlyFull = ({ used, limit }: StorageUse) => used >= limit * 0.9;

export interface StorageMeterProps {
  storage: StorageUse;
}

/** How much of their storage the documents of the user take. */
export function StorageMeter({ storage }: StorageMeterProps) {
  const { used, limit } = storage;
  const messages = useMessages('storage');
  const { units } = useMessages('documents');
  const { fileSize } = useFormats();
  return (
    <Stack gap={1}>
      <Meter
        label={messages.title}
        value={used}
        max={limit}
        valueText={messages.used({ used: fileSize(used, units), limit: fileSize(limit, units) })}
        tone={isNearlyFull(storage) ? 'warning' : 'neutral'}
      />
      <Text variant="hint">{messages.hint}</Text>
    </Stack>
  );
}
