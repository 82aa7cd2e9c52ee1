import * as ast from 'typescript/unstable/ast';
import { columnOf } from '../../server/db/column-of.ts';
import { Follower } from './follow.ts';
import { nameOf } from './source-names.ts';
import { type Item, type Scope, Unread } from './worlds.ts';

/**
 * Works out the texts and lists that the source spells: in constants, templates, choices, loops
 * over constants, and functions that return one expression. All methods throw `Unread` where only
 * the run tells.
 */
export class Folder extends Follower {
  /** The text of an expression. */
  override text(given: ast.Expression, from: Scope): string {
    const field =
      ast.isCallExpression(given) && given.expression.getText() === columnOf.name
        ? given.arguments[0]
        : undefined;
    if (field) return columnOf(this.text(field, from));
    const { node, scope } = this.plain(given, from);
    if (
      ast.isStringLiteral(node) ||
      ast.isNoSubstitutionTemplateLiteral(node) ||
      ast.isNumericLiteral(node)
    )
      return node.text;
    if (ast.isTemplateExpression(node)) {
      const rest = node.templateSpans.map(
        (span) => this.text(span.expression, scope) + span.literal.text,
      );
      return node.head.text + rest.join('');
    }
    if (ast.isBinaryExpression(node) && node.operatorToken.kind === ast.SyntaxKind.PlusToken)
      return this.text(node.left, scope) + this.text(node.right, scope);
    if (ast.isIdentifier(node)) {
      const word = scope.words.get(this.names.declarationOf(node) ?? node);
      if (word !== undefined) return word;
    }
    if (ast.isCallExpression(node) && ast.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      const [separator] = node.arguments;
      if (name.text === 'join')
        return this.#texts(expression, scope).join(separator ? this.text(separator, scope) : ',');
    }
    return this.#typed(node, scope);
  }

  /** The items of a list. */
  override list(given: ast.Expression, from: Scope): Item[] {
    const { node, scope } = this.plain(given, from);
    if (!ast.isArrayLiteralExpression(node))
      throw new Unread(node, 'a list that is made at run time');
    return node.elements.flatMap((element) =>
      ast.isSpreadElement(element)
        ? this.list(element.expression, scope)
        : [{ node: element, scope }],
    );
  }

  #texts(given: ast.Expression, from: Scope): string[] {
    const { node, scope } = this.plain(given, from);
    if (
      ast.isCallExpression(node) &&
      ast.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'map'
    ) {
      const [change] = node.arguments;
      if (change && ast.isArrowFunction(change))
        return this.#mapped(node.expression.expression, change, scope);
    }
    return this.list(node, scope).map((item) => this.text(item.node, item.scope));
  }

  /**
   * Returns the texts that an arrow function makes of a list, or of an object's `[name, value]`s.
   */
  #mapped(given: ast.Expression, change: ast.ArrowFunction, scope: Scope): string[] {
    const textOf = (items: Item[], from: Scope, place: string): string => {
      const made = this.apply(change, items, from, `${change.pos}[${place}]`);
      return this.text(made.node, made.scope);
    };
    const isEntries =
      ast.isCallExpression(given) && given.expression.getText() === 'Object.entries';
    const object =
      isEntries && given.arguments[0] ? this.plain(given.arguments[0], scope).node : undefined;
    const [parameter] = change.parameters;
    const pattern = parameter?.name;
    if (
      !object ||
      !ast.isObjectLiteralExpression(object) ||
      !pattern ||
      !ast.isArrayBindingPattern(pattern)
    ) {
      // A list of a few words, made at run time, is taken to hold all of them.
      const words = this.names.literalsOfItems(given);
      if (words.length === 0 || !parameter)
        return this.list(given, scope).map((item, index) => textOf([item], scope, String(index)));
      return words.map((word) =>
        textOf([], { ...scope, words: new Map([...scope.words, [parameter, word]]) }, word),
      );
    }
    const [name, value] = pattern.elements.filter(ast.isBindingElement);
    return object.properties.filter(ast.isPropertyAssignment).map((property) => {
      const words = new Map(scope.words);
      if (name) words.set(name, nameOf(property.name));
      if (value) words.set(value, this.text(property.initializer, scope));
      return textOf([], { ...scope, words }, nameOf(property.name));
    });
  }

  /** Where the source does not spell the text, its type may: one of a few words or numbers. */
  #typed(node: ast.Expression, scope: Scope): string {
    const literals = this.names.literalsOf(node);
    const literal =
      literals[
        literals.length < 2
          ? 0
          : this.world.choose(`${scope.path}|${node.getText()}`, literals.length)
      ];
    if (literal === undefined) throw new Unread(node, 'a value that is known at run time only');
    return literal;
  }
}
