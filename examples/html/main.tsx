import {
  AlertDialog,
  Button,
  Combobox,
  DateField,
  FormErrorSummary,
  Inline,
  Stack,
  TextField,
  ToastProvider,
  UiProvider,
  useFormErrors,
  useToast,
} from '@settlement-help/ui';
import { primitives } from '@settlement-help/ui/messages/en';
import { BookOpen } from 'lucide';
import { createRoot } from 'react-dom/client';

const required = { name: 'Enter your name', born: 'Enter your date of birth', branch: 'Choose a library' };

const branches = [
  { value: 'central', label: 'Central library' },
  { value: 'east', label: 'East library' },
];

function CardForm() {
  const { summary, errorOf, show } = useFormErrors();
  const toast = useToast();

  function submit(data: FormData) {
    const hasErrors = show(
      Object.entries(required).map(([fieldId, message]) => ({
        fieldId,
        message: !data.get(fieldId) && message,
      })),
    );
    if (!hasErrors) toast({ tone: 'success', message: 'Your card is on its way.' });
  }

  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <FormErrorSummary {...summary} />
      <TextField id="name" name="name" label="Name" autoComplete="name" error={errorOf('name')} />
      <DateField id="born" name="born" label="Date of birth" autoComplete="bday" error={errorOf('born')} />
      <Combobox id="branch" name="branch" label="Library" options={branches} error={errorOf('branch')} />
      <Inline>
        <Button type="submit" icon={BookOpen}>
          Order
        </Button>
        <AlertDialog
          trigger={<Button variant="quiet">Cancel my card</Button>}
          title="Cancel your card?"
          description="You can no longer borrow books."
          confirmLabel="Cancel the card"
          onConfirm={() => toast({ tone: 'info', message: 'Your card is cancelled.' })}
        />
      </Inline>
    </Stack>
  );
}

const container = document.getElementById('form');
if (container)
  createRoot(container).render(
    <UiProvider locale="en" messages={primitives}>
      <ToastProvider>
        <CardForm />
      </ToastProvider>
    </UiProvider>,
  );
