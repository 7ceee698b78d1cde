//go:build tools

// Package tools pins the version of k6. Go downloads and checks it against go.sum.
package tools

import _ "go.k6.io/k6/v2"
