import { join } from 'node:path';
import ts from 'typescript';

const ui = join(import.meta.dirname, '../../packages/ui');

/** Returns the props of components that this library declares, also inherited ones, by the path of the component. */
export function declaredProps(files: readonly string[]): Map<string, string[]> {
  const { config } = ts.readConfigFile(join(ui, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const isOwn = (declaration: ts.Declaration) =>
    declaration.getSourceFile().fileName.startsWith(join(ui, 'src'));

  return new Map(
    files.map((file) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const name = file.split('/').at(-1)?.replace('.tsx', '');
      const exported = module ? checker.getExportsOfModule(module) : [];
      // Toasts have only a provider.
      const component = [name, `${name}Provider`]
        .map((wanted) => exported.find((symbol) => symbol.name === wanted))
        .find(Boolean);
      if (!source || !component) throw new Error(`${file} does not export ${name}.`);
      const [signature] = checker.getTypeOfSymbolAtLocation(component, source).getCallSignatures();
      const [parameter] = signature?.getParameters() ?? [];
      const props = parameter ? checker.getTypeOfSymbolAtLocation(parameter, source).getProperties() : [];
      return [file, props.filter((prop) => prop.declarations?.some(isOwn)).map((prop) => prop.name)];
    }),
  );
}
