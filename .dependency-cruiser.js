const uiLayers = ['theme', 'internal', 'primitives', 'domain'];
const appLayers = ['lib', 'features', 'routes'];
const mayUseMocks = '\\.(stories|test)\\.tsx?$|^packages/ui/src/.*/story[A-Z]';

/** Forbids each layer of a package to import one that stands above it. */
const upwards = (name, layers) =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${name}-${layer}-imports-nothing-above`,
    comment: `In ${name} the layers are ${layers.join(' ← ')}. Move the shared part down to ${layer} or below, or pass it in as a prop.`,
    severity: 'error',
    from: { path: `^packages/${name}/src/${layer}/`, pathNot: '\\.(stories|test)\\.tsx?$' },
    to: { path: `^packages/${name}/src/(${layers.slice(index + 1).join('|')})/` },
  }));

const packageRule = (name, allowed, comment) => ({
  name: `${name}-imports-only-${allowed.join('-and-') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: `^packages/(?!(${[name, ...allowed].join('|')})/)` },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other share a third thing: give it a file of its own that both import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment:
        'The import leads nowhere: correct the path, or add the package to the package.json next to it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },

    packageRule(
      'app',
      ['ui', 'contract'],
      'The app talks to the server over HTTP. What both must know belongs in packages/contract.',
    ),
    packageRule(
      'server',
      ['contract'],
      'The server knows no interface. What both must know belongs in packages/contract.',
    ),
    packageRule(
      'ui',
      ['contract'],
      'The design system knows neither app nor server. Take data and callbacks as props.',
    ),
    packageRule('contract', [], 'The contract is the ground floor. Move what it needs into it.'),
    {
      name: 'ui-never-fetches',
      comment:
        'A component takes data and async callbacks. The client belongs to the app, and to stories and tests.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: mayUseMocks },
      to: { path: '^packages/contract/src/(mock/|client|transport)' },
    },
    {
      name: 'app-ships-no-mocks',
      comment: 'The mocks are for stories and tests. Give the app real data through its queries.',
      severity: 'error',
      from: { path: '^packages/(app|server)/src/', pathNot: '\\.(stories|test)\\.tsx?$' },
      to: { path: '^packages/contract/src/mock/' },
    },
    {
      name: 'contract-needs-only-zod',
      comment:
        'Both sides carry whatever the contract imports. Write it by hand, or move the code to the side that needs it.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '^packages/contract/src/mock/|\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'contract-runs-anywhere',
      comment: 'The contract runs in browsers too. Do what needs Node in the server.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-mock-needs-only-zod-and-msw',
      comment: 'The mocks answer with fixtures that the schemas parsed, and need nothing else.',
      severity: 'error',
      from: { path: '^packages/contract/src/mock/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|msw)/' },
    },

    ...upwards('ui', uiLayers),
    {
      name: 'ui-not-through-its-own-index',
      comment:
        'src/index.ts, domain.ts and styles.ts are for consumers. Inside the package import the file itself, or files import each other in circles.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/styles\\.ts$' },
      to: { path: '^packages/ui/src/(index|domain|styles)\\.ts$' },
    },

    ...upwards('app', appLayers),
    {
      name: 'app-features-stand-alone',
      comment:
        'A feature knows no other feature. Move the shared part to lib, or put the two together in a route.',
      severity: 'error',
      from: { path: '^packages/app/src/features/([^/]+)/' },
      to: { path: '^packages/app/src/features/[^/]+/', pathNot: '^packages/app/src/features/$1/' },
    },
    {
      name: 'server-features-stand-alone',
      comment: 'A resource knows no other resource. Move the shared part to db, storage, mail or http.',
      severity: 'error',
      from: { path: '^packages/server/src/features/([^/]+)/' },
      to: { path: '^packages/server/src/features/[^/]+/', pathNot: '^packages/server/src/features/$1/' },
    },
    {
      name: 'server-ground-floor-imports-no-feature',
      comment: 'db, storage, mail and http serve every feature and know none. Pass in what they need.',
      severity: 'error',
      from: { path: '^packages/server/src/(db|storage|mail|http)/' },
      to: { path: '^packages/server/src/features/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
