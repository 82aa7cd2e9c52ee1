import * as ast from 'typescript/unstable/ast';
import { Conditions } from './conditions.ts';
import { nameOf, propertiesOf, type SourceNames } from './source-names.ts';
import { type Item, type Scope, Unread, type World, outermost } from './worlds.ts';

// Functions that call each other in a ring would be followed for ever.
const maxDepth = 24;
const maxSteps = 60;

type Followed = ast.ArrowFunction | ast.FunctionDeclaration;

/** Follows names, choices, loops and calls of the source to the expression that spells a value. */
export abstract class Follower {
  protected readonly names: SourceNames;
  protected readonly world: World;
  readonly #conditions: Conditions;

  constructor(names: SourceNames, world: World) {
    this.names = names;
    this.world = world;
    const textOf = (node: ast.Expression, scope: Scope) => this.text(node, scope);
    const plainOf = (node: ast.Expression, scope: Scope) => this.plain(node, scope).node;
    this.#conditions = new Conditions({ world, textOf, plainOf });
  }

  /** The text of an expression. */
  abstract text(given: ast.Expression, from: Scope): string;

  /** The items of a list. */
  abstract list(given: ast.Expression, from: Scope): Item[];

  /** The expression that spells the value of another. */
  protected plain(node: ast.Expression, scope: Scope): Item {
    let item: Item = { node, scope };
    for (let steps = 0; steps < maxSteps && item.scope.depth < maxDepth; steps += 1) {
      const next = this.#step(item.node, item.scope);
      if (!next) return item;
      item = next;
    }
    throw new Unread(node, 'a ring of names');
  }

  #step(node: ast.Expression, scope: Scope): Item | undefined {
    if (
      ast.isParenthesizedExpression(node) ||
      ast.isAsExpression(node) ||
      ast.isSatisfiesExpression(node) ||
      ast.isNonNullExpression(node)
    )
      return { node: node.expression, scope };
    if (ast.isConditionalExpression(node))
      return {
        node: this.#conditions.holds(node.condition, scope) ? node.whenTrue : node.whenFalse,
        scope,
      };
    if (
      ast.isBinaryExpression(node) &&
      node.operatorToken.kind === ast.SyntaxKind.QuestionQuestionToken
    )
      return {
        node: this.#conditions.ask(node.left.getText(), scope) ? node.left : node.right,
        scope,
      };
    if (ast.isIdentifier(node)) return this.#declared(this.names.declarationOf(node), scope);
    if (ast.isPropertyAccessExpression(node))
      return this.#property(node.expression, node.name.text, scope);
    if (ast.isElementAccessExpression(node) && node.argumentExpression)
      return this.#element(node.expression, node.argumentExpression, scope);
    if (ast.isCallExpression(node)) {
      const made = this.#called(node.expression, scope);
      const items = node.arguments.map((argument) => ({ node: argument, scope }));
      if (made)
        return this.apply(made, items, scope, `${node.getSourceFile().fileName}:${node.pos}`);
    }
    return undefined;
  }

  #called(callee: ast.Expression, scope: Scope): Followed | undefined {
    let made: ast.Node | undefined;
    if (ast.isPropertyAccessExpression(callee))
      made = this.#property(callee.expression, callee.name.text, scope)?.node;
    else if (ast.isIdentifier(callee)) made = this.names.declarationOf(callee);
    if (made && ast.isVariableDeclaration(made)) made = made.initializer;
    return made && (ast.isArrowFunction(made) || ast.isFunctionDeclaration(made))
      ? made
      : undefined;
  }

  #declared(declaration: ast.Node | undefined, scope: Scope): Item | undefined {
    if (!declaration) return undefined;
    if (ast.isVariableDeclaration(declaration)) {
      if (ast.isForOfStatement(declaration.parent.parent))
        return this.#turn(declaration.parent.parent, scope);
      const isConstant = (declaration.parent.flags & ast.NodeFlags.Const) !== 0;
      return isConstant && declaration.initializer
        ? { node: declaration.initializer, scope }
        : undefined;
    }
    if (ast.isParameterDeclaration(declaration)) return this.#parameter(declaration, scope);
    if (!ast.isBindingElement(declaration) || !ast.isObjectBindingPattern(declaration.parent))
      return undefined;
    const name = declaration.propertyName ?? declaration.name;
    const whole = this.#declared(declaration.parent.parent, scope);
    return whole && name && this.#property(whole.node, nameOf(name), whole.scope);
  }

  /** One turn of a loop over a list that the source spells. */
  #turn(loop: ast.ForOfStatement, scope: Scope): Item | undefined {
    const items = this.list(loop.expression, scope);
    return items[this.world.choose(`${scope.path}|turn of ${loop.pos}`, items.length)];
  }

  /** The argument of a parameter: of the call that was followed here, or of any caller in turn. */
  #parameter(parameter: ast.ParameterDeclaration, scope: Scope): Item | undefined {
    const given = scope.bound.get(parameter);
    const made = parameter.parent;
    if (
      given ||
      !ast.isFunctionDeclaration(made) ||
      this.names.literalsOf(parameter.name).length > 0
    )
      return given;
    const calls = this.names.callsOf(made);
    if (calls.length === 0) return undefined;
    const call =
      calls[this.world.choose(`${scope.path}|caller of ${made.name?.text}`, calls.length)];
    const outside = {
      ...outermost(`${call?.getSourceFile().fileName}:${call?.pos}`),
      depth: scope.depth + 1,
    };
    for (const [index, one] of made.parameters.entries()) {
      const argument = call?.arguments[index] ?? one.initializer;
      if (argument) scope.bound.set(one, { node: argument, scope: outside });
    }
    return scope.bound.get(parameter);
  }

  #property(object: ast.Expression, name: string, from: Scope): Item | undefined {
    const { node, scope } = this.plain(object, from);
    if (!ast.isObjectLiteralExpression(node)) return undefined;
    const property = propertiesOf(node).get(name);
    if (property && ast.isPropertyAssignment(property))
      return { node: property.initializer, scope };
    if (property && ast.isShorthandPropertyAssignment(property))
      return this.#declared(this.names.declarationOfShorthand(property), scope);
    return undefined;
  }

  #element(given: ast.Expression, index: ast.Expression, from: Scope): Item | undefined {
    const { node, scope } = this.plain(given, from);
    if (!ast.isObjectLiteralExpression(node)) return undefined;
    const possible = this.names.literalsOf(index).filter((name) => propertiesOf(node).has(name));
    const name =
      possible[
        possible.length === 0
          ? 0
          : this.world.choose(`${from.path}|${index.getText()}`, possible.length)
      ];
    return name === undefined ? undefined : this.#property(node, name, scope);
  }

  /** The expression that a function returns, with its parameters bound. */
  protected apply(made: Followed, items: Item[], from: Scope, place: string): Item {
    const scope: Scope = {
      path: `${from.path}/${place}`,
      depth: from.depth + 1,
      bound: new Map(from.bound),
      words: from.words,
    };
    for (const [index, parameter] of made.parameters.entries()) {
      const item =
        items[index] ?? (parameter.initializer && { node: parameter.initializer, scope });
      if (item) scope.bound.set(parameter, item);
    }
    if (made.body && !ast.isBlock(made.body)) return { node: made.body, scope };
    const returned = made.body && this.#returned(made.body.statements, scope);
    if (!returned) throw new Unread(made, 'a function that returns no single expression');
    return { node: returned, scope };
  }

  #returned(statements: readonly ast.Statement[], scope: Scope): ast.Expression | undefined {
    for (const statement of statements) {
      if (ast.isReturnStatement(statement)) return statement.expression;
      if (ast.isIfStatement(statement)) {
        const branch = this.#conditions.holds(statement.expression, scope)
          ? statement.thenStatement
          : statement.elseStatement;
        const returned =
          branch && this.#returned(ast.isBlock(branch) ? branch.statements : [branch], scope);
        if (returned) return returned;
      } else if (!ast.isVariableStatement(statement))
        throw new Unread(statement, 'a text that is made in steps');
    }
    return undefined;
  }
}
