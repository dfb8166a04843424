import { UiProvider } from '@settlement-help/ui';
import { enVisitor } from '@settlement-help/ui/domain';
import { RouterLink } from './lib/navigation/RouterLink.tsx';
import { Root } from './routes/Root.tsx';

/** The whole app; it needs a router around it. The first screen's texts are here; other screens bring their own. */
export const App = () => (
  <UiProvider locale="en" messages={enVisitor} linkComponent={RouterLink}>
    <Root />
  </UiProvider>
);
