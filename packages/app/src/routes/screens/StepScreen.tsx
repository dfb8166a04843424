import { countries } from '@settlement-help/contract';
import { lazyComponent, SkeletonGroup } from '@settlement-help/ui';
import { type ComponentType, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenFailure } from '#app/lib/navigation/ScreenFailure.tsx';

const ToStart = () => <Navigate to={paths.home} replace />;

/** The page of one step, whose facts load beside its code. */
const stepPage = (country: string, key: string) =>
  lazyComponent(
    async (): Promise<ComponentType> => {
      const [{ StepPage }, { loadStepGuide }] = await Promise.all([
        import('./StepPage.tsx'),
        import('@settlement-help/content/guides'),
      ]);
      const name = countries.find((one) => one.toLowerCase() === country);
      const guide = name && (await loadStepGuide(name, key));
      return guide ? () => <StepPage guide={guide} /> : ToStart;
    },
    { pending: <SkeletonGroup />, failed: ScreenFailure },
  );

function Loaded({ country, step }: { country: string; step: string }) {
  const [Page] = useState(() => stepPage(country, step));
  return <Page />;
}

/** The step that the address names; an address of no step leads to the start. */
export function StepScreen() {
  const { country = '', step = '' } = useParams();
  return <Loaded key={`${country}/${step}`} country={country} step={step} />;
}
