import { Component, type ReactNode } from "react"

export type ErrorBoundaryProps = { readonly fallback: ReactNode; readonly children: ReactNode }

/** Keeps the rest of the page when one part throws; Gatsby's root reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
