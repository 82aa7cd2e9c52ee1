import * as ast from 'typescript/unstable/ast';
import {
  type Checker,
  type Project,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';

/** The compiler's knowledge of the names in a project's source. */
export class SourceNames {
  readonly checker: Checker;
  readonly #project: Project;

  constructor(project: Project) {
    this.#project = project;
    this.checker = project.checker;
  }

  /** Finds the declaration of a name, or of what an import refers to. */
  declarationOf(name: ast.Node): ast.Node | undefined {
    const symbol = this.checker.getSymbolAtLocation(name);
    return symbol && this.#declared(symbol);
  }

  /** The same of `name` within `{ name }`. */
  declarationOfShorthand(property: ast.ShorthandPropertyAssignment): ast.Node | undefined {
    const symbol = this.checker.getShorthandAssignmentValueSymbol(property);
    return symbol && this.#declared(symbol);
  }

  #declared(symbol: Symbol): ast.Node | undefined {
    const isImported = (symbol.flags & SymbolFlags.Alias) !== 0;
    const meant = isImported ? this.checker.getAliasedSymbol(symbol) : symbol;
    return meant.valueDeclaration?.resolve(this.#project);
  }

  /** Every call of a function, except those of tests. */
  callsOf(made: ast.FunctionDeclaration): ast.CallExpression[] {
    return this.checker
      .getSignatureUsage(made)
      .flatMap(({ call }) => call?.resolve(this.#project) ?? [])
      .filter(ast.isCallExpression)
      .filter((call) => !call.getSourceFile().fileName.endsWith('.test.ts'));
  }

  /** The words or numbers of a type that lets a value be one of a few; none for any other type. */
  literalsOf(node: ast.Node): string[] {
    const type = this.checker.getTypeAtLocation(node);
    return type ? literalsIn(type) : [];
  }

  /** The same of the items of a list. */
  literalsOfItems(list: ast.Node): string[] {
    const type = this.checker.getTypeAtLocation(list);
    const [item] =
      type?.isTypeReference() && this.checker.isArrayType(type)
        ? this.checker.getTypeArguments(type)
        : [];
    return item ? literalsIn(item) : [];
  }
}

function literalsIn(type: Type): string[] {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const literals = parts.flatMap((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? [String(part.value)] : [],
  );
  return literals.length === parts.length ? literals : [];
}

/** The properties of an object literal, by name. */
export function propertiesOf(object: ast.ObjectLiteralExpression): Map<string, ast.Node> {
  const named = object.properties.filter((one) => !ast.isSpreadAssignment(one));
  return new Map(named.map((one) => [nameOf(one.name), one]));
}

/** A property's name without quotes. */
export function nameOf(name: ast.Node): string {
  return name.getText().replaceAll(/['"]/g, '');
}
